import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** The look of a link in running text, for a router's own link component. */
export const linkStyle = cva(
  "rounded-tag font-medium underline decoration-1 underline-offset-[0.2em] transition-colors hover:decoration-current",
  {
    variants: {
      tone: {
        primary: "text-primary decoration-primary/40 hover:text-primary-hover",
        /** On a colored ground, such as that of an alert. */
        inherit: "text-inherit decoration-current/40",
      },
      /** Not within a sentence: as high as a finger, without moving what is around it. */
      isAlone: { true: "relative coarse:-my-3.5 coarse:py-3.5" },
    },
    defaultVariants: { tone: "primary" },
  },
);

type TextLinkProps = ComponentProps<"a"> & VariantProps<typeof linkStyle> & { href: string };

export function TextLink({ tone, isAlone, className, children, ...props }: TextLinkProps): ReactNode {
  return (
    <a {...props} className={linkStyle({ tone, isAlone, className })}>
      {children}
    </a>
  );
}
