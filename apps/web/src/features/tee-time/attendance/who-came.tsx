import type { RoundAttendance } from "@fourball/domain/attendance/schema";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { type ReactNode, type RefObject, useState } from "react";
import { isOverdue } from "../../../golf/clock/due-text.ts";
import { listText } from "../../../kit/formatting.ts";
import { nearMomentText } from "../../../kit/moments.ts";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { RoundPlayerRow } from "./round-player-row.tsx";
import { texts } from "./texts.ts";
import { useMarkNoShow, useSayEveryoneCame } from "./use-attendance.ts";
import { Weather } from "./weather.tsx";

type WhoCameProps = {
  teeTime: TeeTimeDetail;
  round: RoundAttendance;
  /** Gets the focus when a player's control goes. */
  heading: RefObject<HTMLElement | null>;
  /** It isn't asked any more: the host has said it, or it is too late. */
  isSaid: boolean;
  /** The host goes on to the next thing. */
  onDone: () => void;
};

/** For the host of a round: everyone came, unless the host says otherwise. The weather excuses all who didn't. */
export function WhoCame({ teeTime, round, heading, isSaid, onDone }: WhoCameProps): ReactNode {
  const { players, closesAt } = round;
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const marking = useMarkNoShow();
  const saying = useSayEveryoneCame();
  const refusal = marking.refusal ?? saying.refusal;
  useFocusWhenReplaced(heading, players.map(({ state }) => state).join());
  const done = (
    <Button onClick={onDone} wide>
      {texts.host.done}
    </Button>
  );
  if (teeTime.badWeather)
    return (
      <>
        <Weather teeTime={teeTime} />
        {done}
      </>
    );

  const canSay = !isOverdue(closesAt, Temporal.Now.instant());
  const missing = players.filter(({ userId }) => absent.includes(userId));
  const names = listText(missing.map(({ golfer }) => firstNameOf(golfer)));

  async function save(): Promise<void> {
    try {
      for (const { userId } of missing) await marking.mutateAsync({ teeTimeId: teeTime.id, userId });
      if (missing.length === 0) await saying.mutateAsync({ teeTimeId: teeTime.id });
    } catch {
      // The reason is shown below the list.
      return;
    }
    onDone();
  }

  return (
    <>
      <ul aria-label={texts.host.players} className="grid">
        {players.map((player) => (
          <RoundPlayerRow
            canMark={canSay}
            didCome={!absent.includes(player.userId)}
            key={player.userId}
            onChange={(didCome) =>
              setAbsent(didCome ? absent.filter((each) => each !== player.userId) : [...absent, player.userId])
            }
            player={player}
            teeTimeId={teeTime.id}
            timeZone={teeTime.course.timeZone}
          />
        ))}
      </ul>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {missing.length > 0 ? (
          <p className="text-ink-2 text-small">
            {players.length > missing.length ? texts.host.withOthers(names) : texts.host.alone(names)}
          </p>
        ) : null}
      </div>
      {missing.length > 0 ? <Weather teeTime={teeTime} /> : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      {isSaid && missing.length === 0 ? (
        done
      ) : (
        <Button onClick={() => void save()} pending={marking.isPending || saying.isPending} wide>
          {missing.length > 0 ? texts.host.save : texts.host.everyone}
        </Button>
      )}
      <p className="text-ink-2 text-small">
        {canSay ? texts.host.until(nearMomentText(closesAt)) : texts.host.closed(nearMomentText(closesAt))}
      </p>
    </>
  );
}
