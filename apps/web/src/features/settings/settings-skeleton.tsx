import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { SECTIONS } from "./sections.ts";

/** A list of sections on a phone, three columns on a wide page. */
export function SettingsSkeleton(): ReactNode {
  return (
    <div className="grid gap-4 sm:gap-5 lg:grid-cols-[12.25rem_minmax(0,1fr)_18rem] lg:gap-6 xl:gap-8">
      <div className="stack content-start gap-4 sm:gap-5 lg:gap-4">
        <Skeleton className="-my-1.5 h-11 w-40" />
        <Skeleton className="h-10 w-40" />
        <div className="grid gap-0.5 max-lg:hidden">
          {SECTIONS.map((section) => (
            <Skeleton className="h-10 rounded-control" key={section} />
          ))}
        </div>
      </div>
      <Card className="lg:hidden">
        {SECTIONS.map((section) => (
          <div className="min-h-13 px-4 py-3.5 [&+&]:tear" key={section}>
            <Skeleton className="h-6 w-40" />
          </div>
        ))}
      </Card>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
