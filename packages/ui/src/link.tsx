import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** The look of a link in running text, for a router's own link component. */
export const linkStyle = cva(
  "rounded-tag font-medium text-primary underline decoration-1 decoration-primary/40 underline-offset-[0.2em] transition-colors hover:text-primary-hover hover:decoration-current",
);

export function TextLink({ className, children, ...props }: ComponentProps<"a"> & { href: string }): ReactNode {
  return (
    <a {...props} className={linkStyle({ className })}>
      {children}
    </a>
  );
}
