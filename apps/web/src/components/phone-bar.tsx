import type { ReactNode } from "react";

/** Stands where it is written; on a phone it stays in reach above the navigation. Its page ends in a `PhoneBarSpace`. */
export function PhoneBar({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="no-print grid max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] max-sm:z-20 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-2.5">
      {children}
    </div>
  );
}

/** So that what is last on the page can be scrolled out from under the bar. */
export const PhoneBarSpace = (): ReactNode => <div aria-hidden="true" className="h-5 sm:hidden" />;
