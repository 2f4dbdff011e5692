import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A placeholder for loading content. The region around it says so in words (`aria-busy`, a status). */
export function Skeleton({ className }: { className?: string }): ReactNode {
  // The default radius yields to a given one.
  return <span aria-hidden="true" className={clsx("shimmer block [:where(&)]:rounded-tag", className)} />;
}
