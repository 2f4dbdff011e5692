import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ButtonProps } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { texts } from "../texts.ts";
import { useWithdraw } from "./use-withdraw.ts";

/** An unlisted game cannot be found again without its link. */
const wayBack = (isPublic: boolean): string => (isPublic ? texts.withdraw.wayBack : texts.withdraw.wayBackPrivate);

type WithdrawButtonProps = Pick<ButtonProps, "size"> & {
  teeTime: TeeTimeDetail;
  from: "pending" | "confirmed" | "onWaitlist" | "offered";
  label?: string;
};

export function WithdrawButton({ teeTime: { id, isPublic }, from, label: ownLabel, size }: WithdrawButtonProps): ReactNode {
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
      size={size}
      variant="secondary"
      wide
    >
      {ownLabel ?? label}
    </QuestionButton>
  );
}
