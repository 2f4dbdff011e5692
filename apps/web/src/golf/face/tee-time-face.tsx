import { type Mood, PREFERENCES_ON_CARD } from "@fourball/domain/tee-time/constants";
import type { ReactNode } from "react";
import { type ClockParts, clockParts } from "../../kit/formatting.ts";
import { MoodBadge } from "./mood-badge.tsx";
import type { GameSpots } from "./spot-counts.ts";
import { Spots } from "./spots.tsx";
import { faceTexts } from "./texts.ts";

export type TeeTimeFaceProps = {
  picture: ReactNode;
  mood: { mood: Mood; moodEmoji?: string };
  /** Marks at the upper right of the picture, one thing to know at its lower left, and people at its lower right. */
  marks?: ReactNode;
  note?: ReactNode;
  people?: ReactNode;
  /** `HH:mm` on the course's clock; absent while it is still to be chosen. */
  time: string | undefined;
  zone?: string;
  title: ReactNode;
  /** Left out on the page of the course. */
  place?: ReactNode;
  game: GameSpots;
  isOver?: boolean;
  /** Whether the open spots are in words beside the dots, too. */
  hasSpotWords?: boolean;
  /** Left out where it is the title. */
  day?: ReactNode;
  preferences: readonly string[];
  /** Who hosts and what can be done. */
  children?: ReactNode;
};

/** The picture, time and facts of a tee time, on cards and in the preview. */
export function TeeTimeFace(props: TeeTimeFaceProps): ReactNode {
  return (
    <>
      <div className="relative h-28 overflow-clip bg-primary-soft sm:h-35" data-part="picture">
        {props.picture}
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2">
          <MoodBadge emoji={props.mood.moodEmoji} mood={props.mood.mood} />
          <span className="ml-auto flex flex-wrap justify-end gap-1.5">{props.marks}</span>
        </div>
        {props.note ? <div className="absolute right-16 bottom-2.5 left-3">{props.note}</div> : null}
        <div className="absolute right-3 bottom-2.5">{props.people}</div>
      </div>
      {/* Its height doesn't depend on the words, so that the tear lines of a row of cards meet. */}
      <div className="flex min-h-24 flex-wrap items-center gap-3.5 px-4 py-2 max-[24rem]:px-3">
        <Clock day={props.day} time={props.time} zone={props.zone} />
        <div className="min-w-0 grow basis-24 border-line border-l pl-3.5">
          <div className="w-fit max-w-full [&_a]:min-h-6" data-part="title">
            {props.title}
          </div>
          {props.place ? <p className="truncate text-ink-2 text-small">{props.place}</p> : null}
        </div>
      </div>
      <div className="tear flex flex-col gap-2.5 px-4 pt-2.5 pb-3.5 text-small max-[24rem]:px-3">
        <div className="flex items-center justify-between gap-x-3">
          <Spots game={props.game} hasWords={props.hasSpotWords} isOver={props.isOver} />
          <Preferences all={props.preferences} />
        </div>
        {props.children}
      </div>
    </>
  );
}

const notChosen: ClockParts = { digits: "-:--", half: "" };

function Clock({ time, zone, day }: Pick<TeeTimeFaceProps, "time" | "zone" | "day">): ReactNode {
  const { digits, half } = time ? clockParts(time) : notChosen;
  return (
    <p className="grid min-w-20 justify-items-center gap-0.5">
      <span className="numerals text-time" data-part="time">
        {digits}
      </span>
      <span className="eyebrow">{[half, zone].filter(Boolean).join(" ")}</span>
      {day ? <span className="whitespace-nowrap text-ink-2 text-micro">{day}</span> : null}
    </p>
  );
}

function Preferences({ all }: { all: readonly string[] }): ReactNode {
  if (all.length === 0) return null;
  const more = all.length - PREFERENCES_ON_CARD;
  return (
    <ul
      aria-label={faceTexts.preferences}
      className="flex h-[1lh] min-w-0 flex-wrap justify-end overflow-clip text-ink-2 text-micro"
      title={all.join(", ")}
    >
      {all.slice(0, PREFERENCES_ON_CARD).map((preference) => (
        <li className={PREFERENCE} key={preference}>
          {preference}
        </li>
      ))}
      {more > 0 ? <li className={PREFERENCE}>{faceTexts.more(more)}</li> : null}
    </ul>
  );
}

/** What does not fit in one row is cut off with its comma. */
const PREFERENCE = "max-w-full truncate not-first:before:content-[',_']";
