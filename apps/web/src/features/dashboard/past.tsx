import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** Past games under their own heading, if there are any. */
export function Past({ count, children }: { count: number; children: ReactNode }): ReactNode {
  if (count === 0) return null;
  return (
    <section>
      <h2 className="tear bg-sunken px-4 py-2 text-small sm:px-5">
        {texts.games.past} <span className="font-normal text-ink-2">{count}</span>
      </h2>
      {children}
    </section>
  );
}
