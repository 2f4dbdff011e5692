import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { buttonStyle } from "@fourball/ui/button";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import { Link } from "@tanstack/react-router";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { roundStage } from "../face/round-stage.ts";
import { cardTexts } from "./texts.ts";

/** The host's actions on a card; both link to the game's page. */
export function HostActions({ teeTime }: { teeTime: TeeTimeCard }): ReactNode {
  const { id, pendingCount, course } = teeTime;
  const page = { to: "/tee-times/$teeTimeId", params: { teeTimeId: id } } as const;
  // A completed game can only be viewed.
  if (roundStage(teeTime) !== "to come")
    return (
      <Link {...page} className={buttonStyle({ variant: "secondary", className: "above-stretch grow" })}>
        {cardTexts.view}
      </Link>
    );
  return (
    <span className="above-stretch flex grow items-center gap-1.5">
      <Link {...page} className={buttonStyle({ variant: "secondary", className: "grow" })}>
        {pendingCount > 0 ? cardTexts.manage : cardTexts.viewAndManage}
        {pendingCount > 0 ? <PendingCount count={pendingCount} /> : null}
      </Link>
      <Link
        {...page}
        aria-label={cardTexts.edit(course.name)}
        className={iconButtonStyle({ variant: "outline", className: "size-10 coarse:size-11" })}
        search={{ edit: true }}
      >
        <Pencil aria-hidden="true" />
      </Link>
    </span>
  );
}

function PendingCount({ count }: { count: number }): ReactNode {
  return (
    <span className="min-w-5 rounded-chip bg-primary px-1.5 text-center text-micro text-on-primary tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{cardTexts.requests(count)}</span>
    </span>
  );
}
