import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface CardProps extends ComponentProps<"div"> {
  /** The element: an `article` is self-contained, a `section` needs a heading. */
  as?: "div" | "article" | "section" | "aside";
}

export function Card({ as: Element = "div", className, ...props }: CardProps): ReactNode {
  return (
    <Element
      {...props}
      className={clsx(
        "relative overflow-clip rounded-card border border-line bg-surface shadow-card has-[.stretch-link]:transition-[border-color] has-[.stretch-link]:hover:border-line-strong",
        className,
      )}
    />
  );
}

/** The perforation between a card's header and its details. */
export function TearLine(): ReactNode {
  return <div aria-hidden="true" className="tear" />;
}
