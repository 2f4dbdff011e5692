import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Holds the place of something on its way. The region around it says so in words (`aria-busy`, a status). */
export function Skeleton({ className }: { className?: string }): ReactNode {
  // The round of a tag gives way to any other that is asked for.
  return <span aria-hidden="true" className={clsx("shimmer block [:where(&)]:rounded-tag", className)} />;
}
