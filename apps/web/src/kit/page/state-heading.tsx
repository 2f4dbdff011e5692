import { type ComponentProps, type ReactNode, useRef } from "react";
import { useFocusWhenReplaced } from "./use-focus-when-replaced.ts";

/** The heading of a page that changes with an answer: it takes the focus with each new state. */
export function StateHeading({ children, ...props }: ComponentProps<"h1"> & { children: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, children);
  return (
    <h1 {...props} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
