import { PLAY_AGAIN, type PlayAgain } from "@fourball/domain/partner/constants";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import { partnerTexts } from "./texts.ts";
import { useAnswerPlayAgain } from "./use-answer-play-again.ts";

const options = PLAY_AGAIN.map((value) => ({ value, label: partnerTexts.answers[value] }));

type PlayAgainChoiceProps = { userId: string; name: string; value: PlayAgain | null };

/** Whether to play with a golfer again: one tap, for the viewer alone. */
export function PlayAgainChoice({ userId, name, value }: PlayAgainChoiceProps): ReactNode {
  const { answer, given } = useAnswerPlayAgain({ userId, name });
  const shown = given ?? value;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="text-small">
        {partnerTexts.question}
      </span>
      <ToggleGroup
        label={partnerTexts.questionOf(name)}
        onValueChange={([chosen]) => chosen && answer(chosen)}
        options={options}
        value={shown ? [shown] : []}
      />
    </div>
  );
}
