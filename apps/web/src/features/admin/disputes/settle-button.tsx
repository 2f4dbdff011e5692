import { DISPUTE_REASON_MAX, type DisputeDecision } from "@fourball/domain/attendance/constants";
import type { ReactNode } from "react";
import { NoteQuestionButton } from "../../../kit/forms/note-question-button.tsx";
import { texts } from "./texts.ts";
import { useSettleDispute } from "./use-settle-dispute.ts";

type SettleButtonProps = {
  recordId: string;
  golferName: string;
  decision: DisputeDecision;
  words: typeof texts.keep;
};

/** Asks for the reason, which the golfer reads. */
export function SettleButton({ recordId, golferName, decision, words }: SettleButtonProps): ReactNode {
  const { settle, refusal } = useSettleDispute();
  const { label, name, title, description, confirm } = words;
  return (
    <NoteQuestionButton
      aria-label={name(golferName)}
      note={{ label: texts.reason, limit: DISPUTE_REASON_MAX, missing: texts.noReason }}
      onConfirm={(reason) => settle({ recordId, decision, reason })}
      question={{ title, description, cancelLabel: texts.cancel, confirmLabel: confirm }}
      refusal={refusal}
      size="small"
      variant="secondary"
    >
      {label}
    </NoteQuestionButton>
  );
}
