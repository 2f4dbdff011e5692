import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Repeat from "lucide-react/icons/repeat";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

export const StandingLink = (): ReactNode => (
  <p className="no-print flex min-h-6 items-center justify-center gap-2 text-small">
    <Repeat aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
    <Link className={linkStyle()} to="/standing-games">
      {texts.part}
    </Link>
  </p>
);
