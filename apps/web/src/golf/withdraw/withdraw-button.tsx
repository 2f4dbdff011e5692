import { isLate } from "@fourball/domain/attendance/windows";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import type { ButtonProps } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { QuestionButton } from "../../kit/page/question-button.tsx";
import { IfQueued, isWithdrawalFrom } from "../../kit/queue/if-queued.tsx";
import { withdrawTexts } from "./texts.ts";
import { useWithdraw } from "./use-withdraw.ts";

/** An unlisted game cannot be found again without its link. */
const wayBack = (isPublic: boolean): string => (isPublic ? withdrawTexts.wayBack : withdrawTexts.wayBackPrivate);

type WithdrawButtonProps = Pick<ButtonProps, "size" | "variant" | "wide" | "className"> & {
  teeTime: TeeTimeDetail;
  from: "pending" | "confirmed" | "onWaitlist" | "offered";
  label?: string;
};

/** Leaving now is on the player's record, as far as that can be known now. */
const isOnRecord = ({ teeOffAt, withdrawalExcuse }: TeeTimeDetail): boolean =>
  withdrawalExcuse === null && isLate({ teeOffAt: Temporal.Instant.from(teeOffAt) }, Temporal.Now.instant());

export function WithdrawButton({ teeTime, from, label: ownLabel, ...look }: WithdrawButtonProps): ReactNode {
  const { id, isPublic } = teeTime;
  const { withdraw, refusal } = useWithdraw();
  const { label, description, ...question } = withdrawTexts[from];
  return (
    <IfQueued isAbout={isWithdrawalFrom(id)}>
      <QuestionButton
        question={{
          ...question,
          description: `${description} ${wayBack(isPublic)}`,
          onConfirm: () => withdraw(teeTime),
          children: (
            <>
              {from === "confirmed" && isOnRecord(teeTime) ? <Alert tone="warn">{withdrawTexts.late}</Alert> : null}
              {refusal ? <Message role="alert">{refusal}</Message> : null}
            </>
          ),
        }}
        variant="secondary"
        wide
        {...look}
      >
        {ownLabel ?? label}
      </QuestionButton>
    </IfQueued>
  );
}
