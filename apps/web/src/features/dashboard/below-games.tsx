import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Repeat from "lucide-react/icons/repeat";
import type { ReactNode } from "react";
import { InstallHint } from "./install/install-hint.tsx";

/** What can wait until the games are there. */
export const BelowGames = (): ReactNode => (
  <>
    <p className="flex min-h-6 items-center justify-center gap-2 text-small">
      <Repeat aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
      <Link className={linkStyle({ isAlone: true })} to="/standing-games">
        Repeating games
      </Link>
    </p>
    <InstallHint />
  </>
);

// One chunk: the tab comes when the browser is idle, too, or with a tap on it.
export { PendingTab } from "./pending-tab.tsx";
