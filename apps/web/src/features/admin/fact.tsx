import type { ReactNode } from "react";

/** One of a list of what is known about something. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="min-w-0">
    <dt className="text-ink-2 text-micro">{label}</dt>
    <dd className="whitespace-pre-line font-semibold tabular-nums wrap-anywhere">{children}</dd>
  </div>
);
