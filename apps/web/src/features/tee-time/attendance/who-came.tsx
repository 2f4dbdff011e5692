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
import { attendanceTexts } from "./texts.ts";
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
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const saving = useSaveAttendance(teeTime.id, onDone);
  useFocusWhenReplaced(heading, round.players.map(({ state }) => state).join());
  return teeTime.badWeather ? (
    <>
      <Weather teeTime={teeTime} />
      <DoneButton onDone={onDone} />
    </>
  ) : (
    <>
      <Players absent={absent} onChange={setAbsent} round={round} teeTime={teeTime} />
      <Answer absent={absent} isSaid={isSaid} onDone={onDone} round={round} saving={saving} teeTime={teeTime} />
    </>
  );
}

const DoneButton = ({ onDone }: { onDone: () => void }): ReactNode => (
  <Button onClick={onDone} wide>
    {attendanceTexts.host.done}
  </Button>
);

type PlayersProps = Pick<WhoCameProps, "teeTime" | "round"> & {
  absent: readonly string[];
  onChange: (absent: readonly string[]) => void;
};

const Players = ({ teeTime, round: { players, closesAt }, absent, onChange }: PlayersProps): ReactNode => (
  <ul aria-label={attendanceTexts.host.players} className="grid">
    {players.map((player) => (
      <RoundPlayerRow
        canMark={canAnswer(closesAt)}
        didCome={!absent.includes(player.userId)}
        key={player.userId}
        onChange={(didCome) => onChange(didCome ? absent.filter((each) => each !== player.userId) : [...absent, player.userId])}
        player={player}
        teeTimeId={teeTime.id}
        timeZone={teeTime.course.timeZone}
      />
    ))}
  </ul>
);

type AnswerProps = Omit<WhoCameProps, "heading"> & {
  absent: readonly string[];
  saving: ReturnType<typeof useSaveAttendance>;
};

function Answer({ teeTime, round: { players, closesAt }, absent, isSaid, onDone, saving }: AnswerProps): ReactNode {
  const missing = players.filter(({ userId }) => absent.includes(userId));
  const names = listText(missing.map(({ golfer }) => firstNameOf(golfer)));
  const until = nearMomentText(closesAt);
  return (
    <>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {missing.length > 0 ? (
          <p className="text-ink-2 text-small">
            {players.length > missing.length ? attendanceTexts.host.withOthers(names) : attendanceTexts.host.alone(names)}
          </p>
        ) : null}
      </div>
      {missing.length > 0 ? <Weather teeTime={teeTime} /> : null}
      {saving.refusal ? <Message role="alert">{saving.refusal}</Message> : null}
      {isSaid && missing.length === 0 ? (
        <DoneButton onDone={onDone} />
      ) : (
        <Button onClick={() => void saving.save(missing)} pending={saving.isSaving} wide>
          {missing.length > 0 ? attendanceTexts.host.save : attendanceTexts.host.everyone}
        </Button>
      )}
      <p className="text-ink-2 text-small">
        {canAnswer(closesAt) ? attendanceTexts.host.until(until) : attendanceTexts.host.closed(until)}
      </p>
    </>
  );
}

const canAnswer = (closesAt: RoundAttendance["closesAt"]): boolean => !isOverdue(closesAt, Temporal.Now.instant());

/** Marks those who are missing, or says that everyone came. */
function useSaveAttendance(teeTimeId: string, onDone: () => void) {
  const marking = useMarkNoShow();
  const saying = useSayEveryoneCame();

  async function save(missing: readonly { userId: string }[]): Promise<void> {
    try {
      for (const { userId } of missing) await marking.mutateAsync({ teeTimeId, userId });
      if (missing.length === 0) await saying.mutateAsync({ teeTimeId });
    } catch {
      // The reason is shown below the list.
      return;
    }
    onDone();
  }

  return { save, isSaving: marking.isPending || saying.isPending, refusal: marking.refusal ?? saying.refusal };
}
