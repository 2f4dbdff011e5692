import { type Mood, PREFERENCES_ON_CARD } from "@fourball/domain/tee-time/constants";
import { Badge } from "@fourball/ui/badge";
import { TearLine } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { type ClockParts, clockParts } from "../../shared/formatting.ts";
import { MoodBadge } from "./mood-badge.tsx";
import type { GameSpots } from "./spot-counts.ts";
import { Spots } from "./spots.tsx";

export type TeeTimeFaceProps = {
  picture: ReactNode;
  mood: { mood: Mood; moodEmoji?: string };
  /** Marks at the upper right of the picture, and people at its lower right. */
  marks?: ReactNode;
  people?: ReactNode;
  /** `HH:mm` on the course's clock; absent while it is still to be chosen. */
  time: string | undefined;
  zone?: string;
  title: ReactNode;
  place: ReactNode;
  game: GameSpots;
  day: ReactNode;
  preferences: readonly string[];
  /** Who hosts and what can be done. */
  children?: ReactNode;
};

/** The picture, time and facts of a tee time, on cards and in the preview. */
export function TeeTimeFace(props: TeeTimeFaceProps): ReactNode {
  return (
    <>
      <div className="relative aspect-[5/2] overflow-clip sm:aspect-[19/9] bg-primary-soft">
        {props.picture}
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2">
          <MoodBadge emoji={props.mood.moodEmoji} mood={props.mood.mood} />
          <span className="ml-auto flex flex-wrap justify-end gap-1.5">{props.marks}</span>
        </div>
        <div className="absolute right-3 bottom-2.5">{props.people}</div>
      </div>
      <div className="grid min-h-19 sm:min-h-23 grid-cols-[auto_1fr] items-center gap-4 px-4 py-3">
        <Clock time={props.time} zone={props.zone} />
        <div className="min-w-0 border-line border-l py-0.5 pl-4">
          {props.title}
          <p className="text-ink-2 text-small">{props.place}</p>
        </div>
      </div>
      <TearLine />
      <div className="flex grow flex-col gap-2.5 px-4 pt-3 pb-4 text-small">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Spots game={props.game} />
          <span className="whitespace-nowrap text-ink-2">{props.day}</span>
        </p>
        <Preferences all={props.preferences} />
        {props.children}
      </div>
    </>
  );
}

const notChosen: ClockParts = { digits: "-:--", half: "" };

function Clock({ time, zone }: { time: string | undefined; zone: string | undefined }): ReactNode {
  const { digits, half } = time ? clockParts(time) : notChosen;
  return (
    <p className="grid min-w-18 justify-items-center gap-1">
      <span className="numerals text-time">{digits}</span>
      <span className="eyebrow">{[half, zone].filter(Boolean).join(" ")}</span>
    </p>
  );
}

function Preferences({ all }: { all: readonly string[] }): ReactNode {
  const more = all.length - PREFERENCES_ON_CARD;
  return (
    <ul aria-label="Preferences" className="flex min-h-5.5 flex-wrap gap-1.5">
      {all.slice(0, PREFERENCES_ON_CARD).map((preference) => (
        <li key={preference}>
          <Badge shape="tag">{preference}</Badge>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge shape="tag">{`+${more} more`}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
