import type { StandingDate, StandingGame } from "@fourball/domain/standing-game/schema";
import { type ReactNode, useId } from "react";
import { DateRow } from "./date-row.tsx";
import { texts } from "./texts.ts";

type DateRowsProps = { game: StandingGame; isHost: boolean };

/** The next dates, soonest first. */
export function DateRows({ game, isHost }: DateRowsProps): ReactNode {
  const headingId = useId();
  return (
    <section className="grid content-start gap-1 p-4 sm:p-6">
      <h3 className="text-body" id={headingId}>
        {texts.dates.title}
      </h3>
      <ul aria-labelledby={headingId}>
        {game.dates.map((each: StandingDate) => (
          <DateRow date={each} game={game} isHost={isHost} key={each.date} />
        ))}
      </ul>
    </section>
  );
}
