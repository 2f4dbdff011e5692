import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { clockParts, dayText, zoneName } from "../../shared/formatting.ts";

type GameRowProps = { participation: Participation; badge?: ReactNode; note?: ReactNode; children: ReactNode };

/** A round as a line: when, where, with whom, and what can be done. */
export function GameRow({ participation: { teeTime }, badge, note, children }: GameRowProps): ReactNode {
  const { digits, half } = clockParts(teeTime.time);
  return (
    <Card as="article" className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3 sm:px-5">
      <p className="grid min-w-16 justify-items-center gap-0.5">
        <span className="numerals text-date">{digits}</span>
        <span className="eyebrow">{[half, zoneName(teeTime)].filter(Boolean).join(" ")}</span>
      </p>
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <h3 className="text-body wrap-anywhere">{teeTime.course.name}</h3>
        <p className="text-ink-2 text-small">
          {dayText(teeTime, Temporal.Now.instant())} · {teeTime.course.location} · hosted by {displayName(teeTime.host)}
        </p>
        {note}
      </div>
      {badge}
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}
