import { canTakeBack } from "@fourball/domain/attendance/entry";
import type { RoundPlayer } from "@fourball/domain/attendance/schema";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { GolferAvatar } from "../../../shared/golfer/golfer-avatar.tsx";
import { nearMomentText } from "../../../shared/moments.ts";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { arrivalTimeText } from "../../../tee-time/arrival/arrival-time.ts";
import { texts } from "./texts.ts";
import { useMarkNoShow } from "./use-attendance.ts";

type RoundPlayerRowProps = { teeTimeId: string; timeZone: string; player: RoundPlayer; hasOthers: boolean; canMark: boolean };

/** A player of the round, and what the host says of them. */
export function RoundPlayerRow({ teeTimeId, timeZone, player, hasOthers, canMark }: RoundPlayerRowProps): ReactNode {
  const { userId, golfer, state, arrivedAt } = player;
  const { mark, markRefusal, takeBack, takingBack, takeBackRefusal } = useMarkNoShow();
  const name = displayName(golfer);
  const firstName = golfer.firstName ?? name;
  const round = { teeTimeId, userId };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2.5 last:border-b-0 last:pb-0">
      <GolferAvatar golfer={golfer} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold text-small wrap-anywhere">{name}</p>
        <p className="text-ink-2 text-micro empty:hidden">{stateText(player, timeZone)}</p>
      </div>
      {state === "none" && !arrivedAt && canMark ? (
        <QuestionButton
          aria-label={texts.host.markName(name)}
          question={{
            title: texts.host.question(firstName),
            description: hasOthers ? texts.host.withOthers(firstName) : texts.host.alone(firstName),
            cancelLabel: texts.host.keep,
            confirmLabel: texts.host.confirm,
            onConfirm: () => mark(round),
            children: markRefusal ? <Message role="alert">{markRefusal}</Message> : null,
          }}
          size="small"
          variant="secondary"
        >
          {texts.host.mark}
        </QuestionButton>
      ) : null}
      {canTakeBack(state) ? (
        <Button
          aria-label={texts.host.takeBackName(name)}
          onClick={() => takeBack(round)}
          pending={takingBack}
          size="small"
          variant="secondary"
        >
          {texts.host.takeBack}
        </Button>
      ) : null}
      {takeBackRefusal ? <Message role="alert">{takeBackRefusal}</Message> : null}
    </li>
  );
}

function stateText({ state, arrivedAt, answerBy, showsAt }: RoundPlayer, timeZone: string): string | undefined {
  const words = texts.host.state;
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
