import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { kitTexts } from "../texts.ts";
import { useWayBack } from "./use-way-back.ts";

export function BackToMarketplace(): ReactNode {
  return (
    <Link
      className="no-print -my-1.5 inline-flex min-h-11 w-fit items-center gap-2 rounded-control font-semibold text-ink-2 text-small hover:text-ink"
      onClick={useWayBack()}
      to="/marketplace"
    >
      <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
      {kitTexts.back}
    </Link>
  );
}

/** The same as a round button on a picture, for phones. */
export function BackOnPicture(): ReactNode {
  return (
    <Link
      aria-label={kitTexts.back}
      className="no-print relative inline-flex size-11 shrink-0 items-center justify-center rounded-chip bg-surface text-ink shadow-card [&_svg]:size-5 [&_svg]:stroke-2"
      onClick={useWayBack()}
      to="/marketplace"
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
