import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { useWithdraw } from "./use-withdraw.ts";

const questions = {
  pending: {
    label: "Withdraw",
    title: "Withdraw your request?",
    description: "The host is told.",
    cancelLabel: "Keep Request",
    confirmLabel: "Withdraw",
  },
  confirmed: {
    label: "Withdraw",
    title: "Leave this tee time?",
    description: "Your spot opens up for others and the host is told.",
    cancelLabel: "Keep My Spot",
    confirmLabel: "Withdraw",
  },
  onWaitlist: {
    label: "Leave the line",
    title: "Leave the line?",
    description: "Your place goes to the next golfer.",
    cancelLabel: "Keep My Place",
    confirmLabel: "Leave the Line",
  },
  offered: {
    label: "Pass",
    title: "Pass on this spot?",
    description: "It is offered to the next in line, and you leave the line.",
    cancelLabel: "Keep the Offer",
    confirmLabel: "Pass",
  },
} as const;

/** An unlisted game cannot be found again without its link. */
const wayBack = (isPublic: boolean): string =>
  isPublic ? "You can ask again later, at the end of the queue." : "To come back and ask again you need the invite link.";

type WithdrawButtonProps = { teeTime: TeeTimeDetail; from: keyof typeof questions };

export function WithdrawButton({ teeTime: { id, isPublic }, from }: WithdrawButtonProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  const { label, description, ...question } = questions[from];
  return (
    <QuestionButton
      question={{
        ...question,
        description: `${description} ${wayBack(isPublic)}`,
        onConfirm: () => withdraw({ teeTimeId: id }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      variant="secondary"
      wide
    >
      {label}
    </QuestionButton>
  );
}
