import type { ComponentProps, ReactNode } from "react";

type IconProps = ComponentProps<"svg">;

/** Drawn to sit beside lucide's: a 24 grid, round ends, 1.75 strokes. */
function Icon({ children, ...props }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width="20"
      {...props}
    >
      {children}
    </svg>
  );
}

export function FlagstickIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M9 20V3l9 4-9 4" />
      <path d="M5.5 20.2c0-1 1.6-1.7 3.5-1.7s3.5.7 3.5 1.7-1.6 1.3-3.5 1.3-3.5-.3-3.5-1.3Z" />
    </Icon>
  );
}

export function BallIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M13 7.5h.01M16.4 9.6h.01M12.7 11.2h.01M16.2 13.2h.01M13.4 15h.01" strokeWidth="2" />
    </Icon>
  );
}
