import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** The frame of the app while the session loads. */
export function ShellSkeleton(): ReactNode {
  return (
    <div aria-busy="true">
      <div className="border-line border-b bg-surface">
        <div className="page-width flex h-16 items-center gap-6">
          <Logo wordmark={PRODUCT} />
          <Skeleton className="hidden h-11 max-w-md grow rounded-control md:block" />
          <Skeleton className="ml-auto size-9 rounded-chip" />
        </div>
      </div>
      <p className="sr-only" role="status">
        Loading…
      </p>
    </div>
  );
}
