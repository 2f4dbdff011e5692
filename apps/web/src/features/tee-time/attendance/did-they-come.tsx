import type { RoundAttendance, RoundPlayer } from "@fourball/domain/attendance/schema";
import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { nearMomentText } from "../../../kit/moments.ts";
import { attendanceTexts } from "./texts.ts";
import { useAnswerNoShow } from "./use-attendance.ts";

type DidTheyComeProps = { teeTime: TeeTimeDetail; round: RoundAttendance };

/** For a player of a round: those whom the host asks about. */
export const DidTheyCome = ({ teeTime, round: { players } }: DidTheyComeProps): ReactNode =>
  players.map((player) => <Question key={player.userId} player={player} teeTime={teeTime} />);

function Question({ teeTime, player }: { teeTime: TeeTimeDetail; player: RoundPlayer }): ReactNode {
  const { userId, golfer, answerBy } = player;
  const { mutate: answer, isPending, refusal } = useAnswerNoShow();
  const name = firstNameOf(golfer);
  const say = (didCome: boolean) => () => answer({ teeTimeId: teeTime.id, userId, didCome });
  const heading = `did-come-${userId}`;
  return (
    <Card aria-labelledby={heading} as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3" id={heading}>
          {attendanceTexts.player.question(name)}
        </h2>
        <p className="text-ink-2 text-small">
          {answerBy ? attendanceTexts.player.why(firstNameOf(teeTime.host), name, nearMomentText(answerBy)) : null}
        </p>
      </div>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button disabled={isPending} focusableWhenDisabled onClick={say(true)} variant="secondary">
          {attendanceTexts.player.yes}
        </Button>
        <Button disabled={isPending} focusableWhenDisabled onClick={say(false)} variant="secondary">
          {attendanceTexts.player.no}
        </Button>
      </div>
    </Card>
  );
}
