import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const badgeStyle = cva("inline-flex max-w-full items-center gap-1.5 whitespace-nowrap [&_svg]:size-3.5", {
  variants: {
    tone: {
      neutral: "bg-sunken text-ink-2",
      primary: "bg-primary-soft text-on-primary-soft",
      flag: "bg-flag text-on-flag tracking-[0.06em]",
      outline: "border border-line-strong bg-surface text-ink",
      ok: "bg-ok-soft text-ok",
      warn: "bg-warn-soft text-warn",
      info: "bg-info-soft text-info",
      danger: "bg-danger-soft text-danger",
      competitive: "bg-competitive-soft text-competitive",
      early: "bg-early-soft text-early",
      casual: "bg-casual-soft text-casual",
      learning: "bg-learning-soft text-learning",
      tournament: "bg-tournament-soft text-tournament",
      sunset: "bg-sunset-soft text-sunset",
    },
    shape: {
      pill: "rounded-chip px-2.5 py-1 font-semibold text-tiny",
      tag: "rounded-tag px-2 py-0.5 text-micro",
    },
  },
  defaultVariants: { tone: "neutral", shape: "pill" },
});

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeStyle> {}

export function Badge({ tone, shape, className, children, ...props }: BadgeProps): ReactNode {
  return (
    <span data-badge="" {...props} className={badgeStyle({ tone, shape, className })}>
      {children}
    </span>
  );
}

/** A glyph that the label beside it already says in words. */
export function Emoji({ children }: { children: string }): ReactNode {
  return (
    <span aria-hidden="true" className="font-normal">
      {children}
    </span>
  );
}
