import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useWithdraw } from "../../../golf/withdraw/use-withdraw.ts";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { IfQueued, isWithdrawalFrom } from "../../../kit/queue/if-queued.tsx";
import { texts } from "./texts.ts";

type RegularsWayOutProps = { teeTime: TeeTimeDetail; isAsked: boolean };

/** A regular can't make this date, or doesn't want to be asked for it. */
export function RegularsWayOut({ teeTime, isAsked }: RegularsWayOutProps): ReactNode {
  const { withdraw, refusal } = useWithdraw();
  const { label, ...question } = isAsked ? texts.cant : texts.dontAsk;
  return (
    <IfQueued isAbout={isWithdrawalFrom(teeTime.id)}>
      <QuestionButton
        question={{
          ...question,
          onConfirm: () => withdraw(teeTime),
          children: refusal ? <Message role="alert">{refusal}</Message> : null,
        }}
        variant="secondary"
        wide
      >
        {label}
      </QuestionButton>
    </IfQueued>
  );
}
