import { CANCEL_REASON_MAX } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useNote } from "../../../shared/forms/use-note.ts";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { useCancelTeeTime } from "./use-cancel-tee-time.ts";

export function CancelButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { note: reason, error, textarea } = useNote("Reason", CANCEL_REASON_MAX);
  const { cancel, refusal } = useCancelTeeTime();
  const confirm = (): Promise<unknown> => (error ? Promise.reject(new Error(error)) : cancel({ teeTimeId, reason }));

  return (
    <QuestionButton
      question={{
        title: "Cancel Tee Time",
        description:
          "Are you sure you want to cancel this tee time? This action cannot be undone and all participants will be notified.",
        cancelLabel: "Keep Tee Time",
        confirmLabel: "Cancel Tee Time",
        onConfirm: confirm,
        children: (
          <>
            <Field error={error} label="Reason" optional="(optional, the players read it)">
              <Textarea {...textarea} className="min-h-18" rows={2} />
            </Field>
            {refusal ? <Message role="alert">{refusal}</Message> : null}
          </>
        ),
      }}
      variant="secondary"
    >
      Cancel Tee Time
    </QuestionButton>
  );
}
