import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "./field-control.ts";

export interface InputProps extends ComponentProps<"input"> {
  onValueChange?: (value: string) => void;
  /** An icon at the start, decoration only. */
  icon?: ReactNode;
  /** Something at the end, such as a button that shows the password. */
  trailing?: ReactNode;
}

export function Input({ className, icon, trailing, onValueChange, onChange, ...props }: InputProps): ReactNode {
  const input = (
    <input
      {...props}
      {...useFieldControl(props)}
      className={clsx("control", icon && "pl-10", trailing && "pr-14", className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
  if (!icon && !trailing) return input;
  return (
    <div className="relative">
      {icon ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 z-1 flex items-center text-ink-2 [&_svg]:size-[1.125rem]"
        >
          {icon}
        </span>
      ) : null}
      {input}
      {trailing ? <span className="absolute inset-y-0 right-1.5 flex items-center">{trailing}</span> : null}
    </div>
  );
}
