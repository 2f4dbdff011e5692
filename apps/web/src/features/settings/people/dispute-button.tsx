import { DISPUTE_MAX } from "@fourball/domain/attendance/constants";
import type { ReactNode } from "react";
import { NoteQuestionButton } from "../../../kit/forms/note-question-button.tsx";
import { texts } from "./record-texts.ts";
import { useDispute } from "./use-dispute.ts";

const { words, empty, title, description, cancel, confirm } = texts.dialog;

export function DisputeButton({ recordId, course }: { recordId: string; course: string }): ReactNode {
  const { send, refusal } = useDispute();
  return (
    <NoteQuestionButton
      aria-label={texts.disputeName(course)}
      note={{ label: words, limit: DISPUTE_MAX, missing: empty }}
      onConfirm={(note) => send({ recordId, words: note })}
      question={{ title, description, cancelLabel: cancel, confirmLabel: confirm }}
      refusal={refusal}
      size="small"
      variant="secondary"
    >
      {texts.dispute}
    </NoteQuestionButton>
  );
}
