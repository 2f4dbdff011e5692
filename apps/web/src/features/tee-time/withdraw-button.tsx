import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../components/question-button.tsx";
import { useWithdraw } from "./use-withdraw.ts";

const questions = {
  pending: {
    title: "Withdraw your request?",
    description: "The host is told. You can ask again later, at the end of the queue.",
    cancelLabel: "Keep Request",
  },
  confirmed: {
    title: "Leave this tee time?",
    description: "Your spot opens up for others and the host is told. You can ask again, at the end of the queue.",
    cancelLabel: "Keep My Spot",
  },
} as const;

type WithdrawButtonProps = { teeTimeId: string; from: keyof typeof questions };

export function WithdrawButton({ teeTimeId, from }: WithdrawButtonProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  return (
    <QuestionButton
      question={{
        ...questions[from],
        confirmLabel: "Withdraw",
        onConfirm: () => withdraw({ teeTimeId }),
        children: refusal ? <Message role="alert">{refusal}</Message> : null,
      }}
      variant="secondary"
      wide
    >
      Withdraw
    </QuestionButton>
  );
}
