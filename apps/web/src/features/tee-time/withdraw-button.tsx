import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../components/question-button.tsx";
import { useWithdraw } from "./use-withdraw.ts";

const questions = {
  pending: {
    title: "Withdraw your request?",
    description: "The host is told.",
    cancelLabel: "Keep Request",
  },
  confirmed: {
    title: "Leave this tee time?",
    description: "Your spot opens up for others and the host is told.",
    cancelLabel: "Keep My Spot",
  },
} as const;

/** A private game is not found again without its link. */
const wayBack = (isPublic: boolean): string =>
  isPublic ? "You can ask again later, at the end of the queue." : "To come back and ask again you need the invite link.";

type WithdrawButtonProps = { teeTime: TeeTimeDetail; from: keyof typeof questions };

export function WithdrawButton({ teeTime: { id, isPublic }, from }: WithdrawButtonProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  const { title, description, cancelLabel } = questions[from];
  return (
    <QuestionButton
      question={{
        title,
        description: `${description} ${wayBack(isPublic)}`,
        cancelLabel,
        confirmLabel: "Withdraw",
        onConfirm: () => withdraw({ teeTimeId: id }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      variant="secondary"
      wide
    >
      Withdraw
    </QuestionButton>
  );
}
