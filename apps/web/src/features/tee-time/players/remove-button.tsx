import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { IfQueued, isAnswerTo } from "../../../kit/queue/if-queued.tsx";
import { texts } from "./remove-texts.ts";
import { useDecide } from "./use-decide.ts";

type RemoveButtonProps = {
  participantId: string;
  name: string;
  /** How many leave with the player. */
  friends: number;
};

export function RemoveButton({ participantId, name, friends }: RemoveButtonProps): ReactNode {
  const { decideNow, refusal } = useDecide(name);
  return (
    <IfQueued isAbout={isAnswerTo(participantId)}>
      <QuestionButton
        aria-label={texts.removeName(name)}
        question={{
          title: texts.title(name),
          description: friends > 0 ? texts.player.withFriends(name, friends) : texts.player.description(name),
          cancelLabel: texts.player.cancelLabel,
          confirmLabel: texts.player.confirmLabel,
          onConfirm: () => decideNow({ participantId, from: "confirmed", status: "declined" }),
          children: refusal ? <Message role="alert">{refusal}</Message> : null,
        }}
        size="small"
        variant="ghost"
      >
        {texts.remove}
      </QuestionButton>
    </IfQueued>
  );
}
