import { Button as BaseButton } from "@base-ui/react/button";
import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

export const iconButtonStyle = cva(
  "relative inline-flex size-11 shrink-0 items-center justify-center rounded-control border transition-colors disabled:text-ink-2 aria-disabled:text-ink-2 [&_svg]:size-5 [&_svg]:stroke-[1.75]",
  {
    variants: {
      variant: {
        ghost: "border-transparent text-ink hover:bg-sunken",
        outline: "border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken",
        primary: "rounded-chip border-transparent bg-primary text-on-primary shadow-popover hover:bg-primary-hover",
      },
    },
    defaultVariants: { variant: "ghost" },
  },
);

export interface IconButtonProps
  extends Omit<BaseButton.Props, "className" | "aria-label">,
    VariantProps<typeof iconButtonStyle> {
  className?: string;
  /** An icon says nothing to those who cannot see it, so a name is not optional. */
  label: string;
  /** A dot in the corner; say what it means in the label. */
  dot?: boolean;
}

export function IconButton({ label, variant, dot = false, className, children, ...props }: IconButtonProps): ReactNode {
  return (
    <BaseButton {...props} aria-label={label} className={iconButtonStyle({ variant, className })}>
      {children}
      {dot ? <NewsDot /> : null}
    </BaseButton>
  );
}

/** For a link styled with `iconButtonStyle`. */
export function NewsDot(): ReactNode {
  return <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-chip border-2 border-surface bg-flag" />;
}
