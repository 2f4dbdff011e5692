import { canTakeBack } from "@fourball/domain/attendance/entry";
import type { RoundPlayer } from "@fourball/domain/attendance/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { arrivalTimeText } from "../../../golf/arrival/arrival-time.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { nearMomentText } from "../../../kit/moments.ts";
import { attendanceTexts } from "./texts.ts";
import { useTakeBackNoShow } from "./use-attendance.ts";

type RoundPlayerRowProps = {
  teeTimeId: string;
  timeZone: string;
  player: RoundPlayer;
  canMark: boolean;
  /** What the host has chosen, before it is saved. */
  didCome: boolean;
  onChange: (didCome: boolean) => void;
};

/** A player of the round, and what the host says of them. */
export function RoundPlayerRow({ teeTimeId, timeZone, player, canMark, didCome, onChange }: RoundPlayerRowProps): ReactNode {
  const { userId, golfer, state, arrivedAt } = player;
  const { mutate: takeBack, isPending, refusal } = useTakeBackNoShow();
  const name = displayName(golfer);
  return (
    <li className="tear flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <GolferAvatar golfer={golfer} />
      <div className="min-w-0 grow basis-24">
        <p className="font-semibold text-small wrap-anywhere">{name}</p>
        <p className="text-ink-2 text-small empty:hidden">{stateText(player, timeZone)}</p>
      </div>
      {state === "none" && !arrivedAt && canMark ? (
        <ToggleGroup
          label={attendanceTexts.player.question(name)}
          onValueChange={([chosen]) => chosen && onChange(chosen === "came")}
          options={choices}
          value={[didCome ? "came" : "missed"]}
        />
      ) : null}
      {canTakeBack(state) ? (
        <Button
          aria-label={attendanceTexts.host.takeBackName(name)}
          onClick={() => takeBack({ teeTimeId, userId })}
          pending={isPending}
          size="small"
          variant="secondary"
        >
          {attendanceTexts.host.takeBack}
        </Button>
      ) : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </li>
  );
}

const choices = [
  { value: "came", label: attendanceTexts.host.came },
  { value: "missed", label: attendanceTexts.host.missed },
] as const;

function stateText({ state, arrivedAt, answerBy, showsAt }: RoundPlayer, timeZone: string): string | undefined {
  const words = attendanceTexts.host.state;
  if (arrivedAt && (state === "none" || state === "arrived")) return words.arrivedAt(arrivalTimeText(arrivedAt, timeZone));
  switch (state) {
    case "none":
      return undefined;
    case "asked":
      return answerBy ? words.asked(nearMomentText(answerBy)) : words.lapsed;
    case "coming":
      return showsAt ? words.coming(nearMomentText(showsAt)) : words.shown;
    case "taken-back":
      return words.takenBack;
    default:
      return words[state];
  }
}
