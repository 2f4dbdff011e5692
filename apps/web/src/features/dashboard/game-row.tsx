import type { Dot } from "@fourball/ui/dots";
import { Dots } from "@fourball/ui/dots";
import type { ReactNode } from "react";
import { dayParts, gameTimeText, type When } from "../../kit/formatting.ts";

type GameRowProps = {
  game: Omit<When, "course"> & { course: { name: string; location: string; timeZone: string } };
  /** Leads to the game: the whole row does. */
  title: ReactNode;
  dots: readonly Dot[];
  /** Nothing is open any more. */
  isOver?: boolean;
  /** Under the dots. */
  state: ReactNode;
  /** A line of its own, such as with whom or until when. */
  note?: ReactNode;
  /** On wider screens only: a phone has the row itself. */
  actions?: ReactNode;
};

/** A game as a line: its day, its course and hour, and how full it is. */
export function GameRow({ game, title, dots, isOver = false, state, note, actions }: GameRowProps): ReactNode {
  const { weekday, day } = dayParts(game.date);
  return (
    <li className="relative grid min-h-16.25 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 py-2 transition-colors hover:bg-sunken sm:px-5 [&+&]:tear">
      <p className="grid justify-items-center gap-0.5 sm:row-span-2">
        <span className="text-[0.8125rem] leading-tight">{weekday}</span>
        <span className="numerals text-[1.44rem]">{day}</span>
      </p>
      <div className="min-w-0">
        <h3 className="truncate text-[0.97rem] tracking-normal" title={game.course.name}>
          {title}
        </h3>
        <p className="flex min-w-0 items-baseline gap-2 text-ink-2 text-small">
          <span className="numerals shrink-0 text-[1.06rem] text-ink">{gameTimeText(game)}</span>
          <span className="truncate">{game.course.location}</span>
        </p>
      </div>
      <div className="flex items-center gap-4 sm:row-span-2 max-[24rem]:col-start-2 max-[24rem]:col-end-4">
        <div className="grid justify-items-end gap-1 max-[24rem]:grow max-[24rem]:grid-flow-col max-[24rem]:items-center max-[24rem]:justify-between">
          <Dots dots={dots} muted={isOver} />
          <p className="text-micro">{state}</p>
        </div>
        {actions ? <div className="above-stretch hidden gap-2 sm:flex">{actions}</div> : null}
      </div>
      {note ? <div className="col-start-2 min-w-0 max-sm:col-end-4">{note}</div> : null}
    </li>
  );
}
