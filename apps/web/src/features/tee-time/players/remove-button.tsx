import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { IfQueued, isAnswerTo } from "../../../shared/queue/if-queued.tsx";
import { texts } from "../texts.ts";
import { useDecide } from "./use-decide.ts";

export function RemoveButton({ participantId, name }: { participantId: string; name: string }): ReactNode {
  const { decideNow, refusal } = useDecide();
  return (
    <IfQueued isAbout={isAnswerTo(participantId)}>
      <QuestionButton
        aria-label={texts.players.removeName(name)}
        question={{
          title: texts.players.removeTitle(name),
          description: texts.players.removePlayer.description(name),
          cancelLabel: texts.players.removePlayer.cancelLabel,
          confirmLabel: texts.players.removePlayer.confirmLabel,
          onConfirm: () => decideNow({ participantId, from: "confirmed", status: "declined" }),
          children: refusal ? <Message role="alert">{refusal}</Message> : null,
        }}
        size="small"
        variant="ghost"
      >
        {texts.players.remove}
      </QuestionButton>
    </IfQueued>
  );
}
