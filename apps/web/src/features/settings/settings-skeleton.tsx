import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { SECTIONS } from "./sections.ts";

/** A list of sections on a phone; on a wide page, one of them beside it. */
export function SettingsSkeleton(): ReactNode {
  return (
    <div className="grid gap-4 sm:gap-5 lg:grid-cols-[14.5rem_minmax(0,39.5rem)] lg:gap-x-16">
      <div className="stack content-start gap-4">
        <Skeleton className="h-10 w-40" />
        <div className="grid gap-1 max-lg:hidden">
          {SECTIONS.map((section) => (
            <Skeleton className="h-11 rounded-control" key={section} />
          ))}
        </div>
      </div>
      <Card className="lg:hidden">
        {SECTIONS.map((section) => (
          <div className="min-h-14 px-4 py-3.5 [&+&]:tear" key={section}>
            <Skeleton className="h-6 w-40" />
          </div>
        ))}
      </Card>
      <div className="stack content-start gap-4 max-lg:hidden">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-160 rounded-card" />
      </div>
    </div>
  );
}
