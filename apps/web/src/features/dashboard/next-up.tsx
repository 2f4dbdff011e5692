import { buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { clockParts, countText, longDate, untilText, zoneName } from "../../shared/formatting.ts";
import { useUnread } from "../../tee-time/chat/unread.ts";
import { AddToCalendar } from "../../tee-time/clock/add-to-calendar.tsx";
import { useNextGame } from "./use-games.ts";

/** The next upcoming round. */
export function NextUp(): ReactNode {
  const game = useNextGame();
  const unread = useUnread();
  if (!game) return null;
  const { digits, half } = clockParts(game.time);
  const zone = zoneName({ teeOffAt: game.teeOffAt, course: game });
  const messages = unread.of(game.teeTimeId);
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4 sm:p-5">
      <p className="grid justify-items-center gap-1">
        <span className="numerals text-time">{digits}</span>
        <span className="eyebrow">{[half, zone].filter(Boolean).join(" ")}</span>
      </p>
      <div className="grid min-w-0 grow basis-44 gap-0.5">
        <h2 className="eyebrow text-flag-text">Next up · {untilText(game.teeOffAt, Temporal.Now.instant())}</h2>
        <p className="heading text-h3 wrap-anywhere">{game.courseName}</p>
        <p className="text-ink-2 text-small">
          {longDate(game.date)} · {game.location}
          {game.isHost ? " · you host" : ""}
        </p>
      </div>
      <AddToCalendar teeTimeId={game.teeTimeId} />
      <Link className={buttonStyle({ variant: "secondary" })} params={{ teeTimeId: game.teeTimeId }} to="/tee-times/$teeTimeId">
        {messages > 0 ? `Open, ${countText(messages, "new message")}` : "Open"}
      </Link>
    </Card>
  );
}
