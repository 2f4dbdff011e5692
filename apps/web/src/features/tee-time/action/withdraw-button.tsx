import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { texts } from "../texts.ts";
import { useWithdraw } from "./use-withdraw.ts";

/** An unlisted game cannot be found again without its link. */
const wayBack = (isPublic: boolean): string => (isPublic ? texts.withdraw.wayBack : texts.withdraw.wayBackPrivate);

type WithdrawButtonProps = { teeTime: TeeTimeDetail; from: "pending" | "confirmed" | "onWaitlist" | "offered" };

export function WithdrawButton({ teeTime: { id, isPublic }, from }: WithdrawButtonProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  const { label, description, ...question } = texts.withdraw[from];
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
