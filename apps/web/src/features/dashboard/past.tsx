import type { ReactNode } from "react";

/** What was, under a heading of its own; nothing when there is nothing. */
export function Past({ count, children }: { count: number; children: ReactNode }): ReactNode {
  if (count === 0) return null;
  return (
    <section className="stack gap-4">
      <h2 className="text-h3">
        Past <span className="font-normal text-ink-2">{count}</span>
      </h2>
      {children}
    </section>
  );
}
