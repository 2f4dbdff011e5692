import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { IfQueued, isAnswerTo } from "../../../kit/queue/if-queued.tsx";
import { texts } from "./remove-texts.ts";
import { useDecideGuest } from "./use-decide-guest.ts";

export function RemoveGuestButton({ guestRequestId, name }: { guestRequestId: string; name: string }): ReactNode {
  const { decideNow, refusal } = useDecideGuest(name);
  return (
    <IfQueued isAbout={isAnswerTo(guestRequestId)}>
      <QuestionButton
        aria-label={texts.removeName(name)}
        question={{
          title: texts.title(name),
          description: texts.guest.description,
          cancelLabel: texts.guest.cancelLabel,
          confirmLabel: texts.guest.confirmLabel,
          onConfirm: () => decideNow({ guestRequestId, from: "approved", status: "declined" }),
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
