import CircleAlert from "lucide-react/icons/circle-alert";
import type { ComponentProps, ReactNode } from "react";

/** The sentence under a control that says what is wrong with it. */
export function Message({ children, ...props }: ComponentProps<"div">): ReactNode {
  return (
    <div {...props} className="flex items-start gap-1.5 font-medium text-danger text-small">
      <CircleAlert aria-hidden="true" className="mt-[0.15em] size-4 shrink-0 stroke-2" />
      <span>{children}</span>
    </div>
  );
}
