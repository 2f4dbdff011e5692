import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

export function SpentGuestLink(): ReactNode {
  return (
    <div className="stack gap-4 p-6 sm:p-8">
      <h1>{texts.spent}</h1>
      <p className="text-ink-2">{texts.spentHint}</p>
      <a className={linkStyle({ className: "w-fit" })} href="/">
        {texts.home}
      </a>
    </div>
  );
}
