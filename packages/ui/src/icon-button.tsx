import { Button as BaseButton } from "@base-ui/react/button";
import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

export const iconButtonStyle = cva(
  "relative inline-flex shrink-0 items-center justify-center rounded-control border transition-colors disabled:text-ink-2 aria-disabled:text-ink-2 [&_svg]:size-5 [&_svg]:stroke-[1.75]",
  {
    variants: {
      variant: {
        ghost: "border-transparent text-ink hover:bg-sunken",
        outline: "border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken",
        primary:
          "rounded-chip border-transparent bg-primary text-on-primary shadow-popover hover:bg-primary-hover disabled:border-line disabled:bg-sunken disabled:shadow-none",
      },
      size: {
        regular: "size-11",
        small: "size-9 coarse:size-11",
      },
    },
    defaultVariants: { variant: "ghost", size: "regular" },
  },
);

export interface IconButtonProps
  extends Omit<BaseButton.Props, "className" | "aria-label">,
    VariantProps<typeof iconButtonStyle> {
  className?: string;
  /** An icon says nothing to those who cannot see it, so a name is not optional. */
  label: string;
}

export function IconButton({ label, variant, size, className, children, ...props }: IconButtonProps): ReactNode {
  return (
    <BaseButton {...props} aria-label={label} className={iconButtonStyle({ variant, size, className })}>
      {children}
    </BaseButton>
  );
}

/** How much there is to do, in the corner of a link styled with `iconButtonStyle`, or a dot for what is only new; say it in the label. */
export function CountBadge({ children: count, hasNew = false }: { children: number; hasNew?: boolean }): ReactNode {
  if (count === 0)
    return hasNew ? <span aria-hidden="true" className="absolute top-2 right-2 size-2 rounded-chip bg-flag" data-new /> : null;
  return (
    <span
      aria-hidden="true"
      // A pseudo-element is no text: what the label says need not repeat it.
      className="before:content-[attr(data-count)] absolute top-0.5 right-0.5 grid h-5 min-w-5 place-content-center rounded-chip border-2 border-surface bg-flag px-0.5 font-semibold text-[0.75rem] text-on-flag tabular-nums leading-none"
      data-count={count > 9 ? "9+" : count}
    />
  );
}
