import { clsx } from "clsx";
import type { ReactNode } from "react";

/**
 * A placeholder for loading content. The region around it says so in words (`aria-busy`, a status). What loads first puts the page's
 * picture into the first `[data-picture-place]`.
 */
export function Skeleton({ className, isPicture }: { className?: string; isPicture?: true }): ReactNode {
  // The default radius yields to a given one.
  return (
    <span aria-hidden="true" className={clsx("pulse block [:where(&)]:rounded-tag", className)} data-picture-place={isPicture} />
  );
}
