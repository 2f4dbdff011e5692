import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** The frame of the app while the session loads. */
export function ShellSkeleton({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div aria-busy="true">
      <div className="border-line border-b bg-surface max-sm:has-[~main>[data-own-frame]]:hidden">
        <div className="page-width flex h-14 items-center gap-3 sm:h-16 lg:gap-6">
          <Logo isBrief wordmark={PRODUCT} />
          <Skeleton className="h-11 max-w-md grow rounded-control" />
          <Skeleton className="mr-1 size-9 rounded-chip sm:ml-auto" />
        </div>
      </div>
      <p className="sr-only" role="status">
        Loading…
      </p>
      {children === undefined ? null : (
        <main className="page-width pt-6 pb-28 sm:pt-7 lg:pb-20" id="main">
          {children}
        </main>
      )}
    </div>
  );
}
