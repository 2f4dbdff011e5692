import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { useDecideGuest } from "./use-decide-guest.ts";

export function RemoveGuestButton({ guestRequestId, name }: { guestRequestId: string; name: string }): ReactNode {
  const { decideNow, refusal } = useDecideGuest();
  return (
    <QuestionButton
      aria-label={`Remove ${name}`}
      question={{
        title: `Remove ${name}?`,
        description: "The spot opens up. You can take the guest back in later.",
        cancelLabel: "Keep Guest",
        confirmLabel: "Remove Guest",
        onConfirm: () => decideNow({ guestRequestId, from: "approved", status: "declined" }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      size="small"
      variant="ghost"
    >
      Remove
    </QuestionButton>
  );
}
