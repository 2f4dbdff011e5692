import type { ComponentProps, ReactNode } from "react";

export function VisuallyHidden(props: ComponentProps<"span">): ReactNode {
  return <span {...props} className="sr-only" />;
}
