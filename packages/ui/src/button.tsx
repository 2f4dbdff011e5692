import { Button as BaseButton } from "@base-ui/react/button";
import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

/** The look of a button, for a router's own link component: `<Link className={buttonStyle({ variant: "primary" })}>`. */
export const buttonStyle = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border font-semibold no-underline transition-[background-color,border-color,color,scale] active:not-aria-disabled:not-disabled:scale-[0.98] disabled:border-line disabled:bg-sunken disabled:text-ink-2 aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-ink-2",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
        secondary: "border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken",
        soft: "border-transparent bg-primary-soft text-on-primary-soft hover:border-primary",
        ghost: "border-transparent bg-transparent text-ink hover:bg-sunken",
        danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
      },
      size: {
        small: "min-h-9 px-3 py-1.5 text-small coarse:min-h-11",
        medium: "min-h-10 px-4 py-2 text-small coarse:min-h-11",
        large: "min-h-12 px-6 py-2.5 text-body",
      },
      wide: { true: "w-full whitespace-normal!" },
    },
    defaultVariants: { variant: "primary", size: "medium" },
  },
);

export interface ButtonProps extends Omit<BaseButton.Props, "className">, VariantProps<typeof buttonStyle> {
  className?: string;
  /** Pending: ignores presses but keeps focus and, unlike a disabled button, its colors. */
  pending?: boolean;
  /** The label while pending; by default it stays. */
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  className,
  pending = false,
  pendingLabel,
  disabled = false,
  focusableWhenDisabled,
  children,
  ...props
}: ButtonProps): ReactNode {
  return (
    <BaseButton
      {...props}
      aria-busy={pending || undefined}
      className={buttonStyle({ variant, size, wide, className })}
      disabled={disabled || pending}
      focusableWhenDisabled={pending || focusableWhenDisabled}
    >
      {pending ? <Spinner /> : null}
      {pending && pendingLabel ? pendingLabel : children}
    </BaseButton>
  );
}
