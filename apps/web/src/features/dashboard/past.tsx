import type { ReactNode } from "react";

/** Past games under their own heading, if there are any. */
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
