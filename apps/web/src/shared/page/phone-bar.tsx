import type { ReactNode } from "react";

/** In the flow on wide screens, fixed above the navigation on a phone. Its page ends in a `PhoneBarSpace`. */
export function PhoneBar({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="no-print grid max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] max-sm:z-20 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-2.5">
      {children}
    </div>
  );
}

/** Lets the end of the page scroll out from under the bar. */
export const PhoneBarSpace = (): ReactNode => <div aria-hidden="true" className="h-5 sm:hidden" />;
