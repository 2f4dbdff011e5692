import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Holds the place of something on its way. The region around it says so in words (`aria-busy`, a status). */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return <span aria-hidden="true" className={clsx("shimmer block rounded-tag", className)} />;
}
