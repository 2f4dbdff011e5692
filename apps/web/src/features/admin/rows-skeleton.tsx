import { Card } from "@fourball/ui/card";
import { RowItem } from "@fourball/ui/row-list";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Rows before they are known. */
export function RowsSkeleton(): ReactNode {
  return (
    <Card>
      <ul aria-hidden="true">
        {rows.map((name) => (
          <RowItem key={name}>
            <div className="grid min-h-14 content-center gap-1.5 px-4">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-28" />
            </div>
          </RowItem>
        ))}
      </ul>
    </Card>
  );
}
