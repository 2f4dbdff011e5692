import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/**
 * The look of a chip, for links that act as filters (`aria-current`) and for buttons that open something. Only what hovers fades: a
 * finger's tap shows in full with the next paint.
 */
export const chipStyle = cva(
  "inline-flex min-h-9 shrink-0 select-none items-center gap-2 whitespace-nowrap rounded-chip border border-line-strong bg-surface px-3.5 py-1.5 font-semibold text-ink text-small no-underline hover:transition-colors hover:border-ink-2 hover:bg-sunken aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft aria-[current=true]:text-on-primary-soft data-pressed:border-primary data-pressed:bg-primary-soft data-pressed:text-on-primary-soft data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-2 coarse:min-h-11 [&_svg]:size-4 [&_svg]:stroke-[1.75]",
);

export interface ChipProps extends ComponentProps<"button"> {
  pressed: boolean;
  onPressedChange?: (pressed: boolean) => void;
}

/** A filter that is on or off. */
export function Chip({ className, pressed, onPressedChange, onClick, ...props }: ChipProps): ReactNode {
  return (
    <button
      {...props}
      aria-pressed={pressed}
      className={chipStyle({ className })}
      data-disabled={props.disabled || undefined}
      data-pressed={pressed || undefined}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
      type="button"
    />
  );
}
