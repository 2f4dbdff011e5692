import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { useDecide } from "./use-decide.ts";

export function RemoveButton({ participantId, name }: { participantId: string; name: string }): ReactNode {
  const { decideNow, refusal } = useDecide();
  return (
    <QuestionButton
      aria-label={`Remove ${name}`}
      question={{
        title: `Remove ${name}?`,
        description: `${name} is told, and the spot opens up. You can take ${name} back in later.`,
        cancelLabel: "Keep Player",
        confirmLabel: "Remove Player",
        onConfirm: () => decideNow({ participantId, from: "confirmed", status: "declined" }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      size="small"
      variant="ghost"
    >
      Remove
    </QuestionButton>
  );
}
