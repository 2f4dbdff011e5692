import { DISPUTE_REASON_MAX, type DisputeDecision } from "@fourball/domain/attendance/constants";
import type { SettleDisputeInput } from "@fourball/domain/attendance/schema";
import type { ReactNode } from "react";
import { NoteQuestionButton } from "../../../kit/forms/note-question-button.tsx";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { disputeTexts } from "./texts.ts";

type SettleButtonProps = {
  recordId: string;
  golferName: string;
  decision: DisputeDecision;
  words: typeof disputeTexts.keep;
};

/** Asks for the reason, which the golfer reads. */
export function SettleButton({ recordId, golferName, decision, words }: SettleButtonProps): ReactNode {
  const { settle, refusal } = useSettleDispute();
  const { label, name, title, description, confirm } = words;
  return (
    <NoteQuestionButton
      aria-label={name(golferName)}
      note={{ label: disputeTexts.reason, limit: DISPUTE_REASON_MAX, missing: disputeTexts.noReason }}
      onConfirm={(reason) => settle({ recordId, decision, reason })}
      question={{ title, description, cancelLabel: disputeTexts.cancel, confirmLabel: confirm }}
      refusal={refusal}
      size="small"
      variant="secondary"
    >
      {label}
    </NoteQuestionButton>
  );
}

type SettleDispute = {
  /** Rejects when it was refused. */
  settle: (input: SettleDisputeInput) => Promise<unknown>;
  refusal: string | undefined;
};

function useSettleDispute(): SettleDispute {
  const { admin } = trpc.useUtils();
  const request = trpc.admin.settleDispute.useMutation({
    onSuccess: (_settled, { decision }) => {
      void announce(disputeTexts.done[decision]);
      return admin.disputes.invalidate();
    },
    onError: (error) => void notifyFailure(error, disputeTexts.failed),
  });
  return { settle: request.mutateAsync, refusal: refusalOf(request.error, disputeTexts.failed) };
}
