import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Contours } from "./art/contours.tsx";

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading level. */
  as?: "h1" | "h2" | "h3" | "p";
  /** Without the drawing, where the page has one already. */
  isPlain?: boolean;
  className?: string;
}

export function EmptyState({
  title,
  children,
  action,
  as: Title = "h2",
  isPlain = false,
  className,
}: EmptyStateProps): ReactNode {
  return (
    <div className={clsx("stack justify-items-center gap-4 px-4 py-10 text-center", className)}>
      {isPlain ? null : <Contours className="h-32 w-56 max-w-full" />}
      <div className="stack max-w-md gap-1.5">
        <Title className="heading text-h3 sm:text-h2">{title}</Title>
        {children ? <div className="text-ink-2">{children}</div> : null}
      </div>
      {action ? <div className="flex flex-wrap justify-center gap-2 *:max-w-full *:whitespace-normal">{action}</div> : null}
    </div>
  );
}
