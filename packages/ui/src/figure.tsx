import type { ReactNode } from "react";

const { format } = new Intl.NumberFormat("en");

/** A number that rolls into its place when it comes, and when it changes; dashes until then. */
export function Figure({ value }: { value: number | undefined }): ReactNode {
  return (
    <span className="block overflow-clip">
      {value === undefined ? (
        "---"
      ) : (
        <span className="block animate-roll" key={value}>
          {format(value)}
        </span>
      )}
    </span>
  );
}
