import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";

/** The frame of the app while the session loads. */
export function ShellSkeleton({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div aria-busy="true">
      <div className="border-line border-b bg-surface max-sm:has-[~main>[data-own-frame]]:hidden">
        <div className="page-width flex h-16 items-center gap-3 md:gap-6">
          <span className="py-2">
            <Logo wordmark={PRODUCT} />
          </span>
          <Skeleton className="hidden h-11 max-w-md grow rounded-control md:block" />
          <Skeleton className="mr-1 ml-auto size-9 rounded-chip" />
        </div>
      </div>
      <p className="sr-only" role="status">
        Loading…
      </p>
      {children === undefined ? null : (
        <main className="page-width pt-6 pb-28 sm:pt-7 sm:pb-20" id="main">
          {children}
        </main>
      )}
    </div>
  );
}
