import type { ReactNode } from "react";

const { format } = new Intl.NumberFormat("en");

type FigureProps = {
  value: number | undefined;
  /** Shown until there is a value. */
  unknown: string;
};

/** A number that rolls into its place when it comes, and when it changes. */
export function Figure({ value, unknown }: FigureProps): ReactNode {
  return (
    <span className="block overflow-clip">
      {value === undefined ? (
        unknown
      ) : (
        <span className="block animate-roll" key={value}>
          {format(value)}
        </span>
      )}
    </span>
  );
}
