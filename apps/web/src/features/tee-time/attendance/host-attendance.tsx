import type { RoundAttendance } from "@fourball/domain/attendance/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useRef } from "react";
import { nearMomentText } from "../../../shared/moments.ts";
import { QueryBody } from "../../../shared/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { isOverdue } from "../../../tee-time/clock/due-text.ts";
import { RoundPlayerRow } from "./round-player-row.tsx";
import { texts } from "./texts.ts";
import { Weather } from "./weather.tsx";

/** For the host: the weather, and after the round who didn't come. */
export function HostAttendance({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const isCompleted = teeTime.status === "completed";
  const round = trpc.attendance.round.useQuery({ teeTimeId: teeTime.id }, { enabled: isCompleted });
  return (
    <Card as="section" className="stack gap-5 p-4 empty:hidden sm:p-5">
      {isCompleted && !teeTime.badWeather ? (
        <QueryBody failed={texts.failed} query={round} skeleton={null}>
          {(loaded) => (loaded.players.length > 0 ? <Players round={loaded} timeZone={teeTime.course.timeZone} /> : null)}
        </QueryBody>
      ) : null}
      <Weather teeTime={teeTime} />
    </Card>
  );
}

type PlayersProps = { round: RoundAttendance; timeZone: string };

function Players({ round: { teeTimeId, closesAt, players }, timeZone }: PlayersProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, players.map(({ state }) => state).join());
  const isClosed = isOverdue(closesAt, Temporal.Now.instant());
  const day = nearMomentText(closesAt);
  return (
    <div className="stack gap-2">
      <div className="grid gap-1">
        <h2 className="text-h3 outline-none" ref={heading} tabIndex={-1}>
          {texts.host.title}
        </h2>
        <p className="text-ink-2 text-small">{isClosed ? texts.host.closed(day) : texts.host.open(day)}</p>
      </div>
      <ul aria-label={texts.host.players} className="grid">
        {players.map((player) => (
          <RoundPlayerRow
            canMark={!isClosed}
            hasOthers={players.length > 1}
            key={player.userId}
            player={player}
            teeTimeId={teeTimeId}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </div>
  );
}
