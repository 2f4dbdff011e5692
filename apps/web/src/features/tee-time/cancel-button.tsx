import { CANCEL_REASON_MAX } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/field";
import { Message } from "@fourball/ui/message";
import { Textarea } from "@fourball/ui/textarea";
import { type ReactNode, useState } from "react";
import { QuestionButton } from "../../components/question-button.tsx";
import { useCancelTeeTime } from "./use-cancel-tee-time.ts";

export function CancelButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const [reason, setReason] = useState("");
  const { cancel, refusal } = useCancelTeeTime();
  const tooLong = reason.trim().length > CANCEL_REASON_MAX ? `Reason must be ${CANCEL_REASON_MAX} characters or less` : undefined;

  const confirm = (): Promise<unknown> =>
    tooLong ? Promise.reject(new Error(tooLong)) : cancel({ teeTimeId, ...(reason.trim() && { reason: reason.trim() }) });

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
            <Field error={tooLong} label="Reason" optional="(optional, the players read it)">
              <Textarea
                className="min-h-18"
                limit={CANCEL_REASON_MAX}
                onChange={(event) => setReason(event.target.value)}
                rows={2}
                value={reason}
              />
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
