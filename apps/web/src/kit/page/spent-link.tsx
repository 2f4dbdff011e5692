import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";

type SpentLinkProps = { words: Record<"spent" | "spentHint" | "home", string>; children?: ReactNode };

/** The card behind a link that never worked, or no longer does. */
export const SpentLink = ({ words, children }: SpentLinkProps): ReactNode => (
  <div className="stack gap-4 p-5 sm:p-7">
    <h1>{words.spent}</h1>
    <p className="text-ink-2">{words.spentHint}</p>
    {children}
    <a className={linkStyle({ className: "w-fit" })} href="/">
      {words.home}
    </a>
  </div>
);
