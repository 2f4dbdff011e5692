import type { ReactNode } from "react";
import { buttonStyle } from "../button.tsx";

export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }): ReactNode {
  return (
    <a className={buttonStyle({ className: "no-print fixed top-3 left-3 z-50 not-focus-visible:sr-only" })} href={to}>
      {children}
    </a>
  );
}
