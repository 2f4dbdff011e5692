import { CANCEL_REASON_MAX } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useNote } from "../../../shared/forms/use-note.ts";
import { QuestionButton } from "../../../shared/page/question-button.tsx";
import { texts } from "../texts.ts";
import { useCancelTeeTime } from "./use-cancel-tee-time.ts";

export function CancelButton({ teeTimeId }: { teeTimeId: string }): ReactNode {
  const { note: reason, error, textarea } = useNote(texts.cancel.reason, CANCEL_REASON_MAX);
  const { cancel, refusal } = useCancelTeeTime();
  const confirm = (): Promise<unknown> => (error ? Promise.reject(new Error(error)) : cancel({ teeTimeId, reason }));

  return (
    <QuestionButton
      question={{
        title: texts.cancel.title,
        description: texts.cancel.description,
        cancelLabel: texts.cancel.keep,
        confirmLabel: texts.cancel.confirm,
        onConfirm: confirm,
        children: (
          <>
            <Field error={error} label={texts.cancel.reason} optional={texts.cancel.reasonHint}>
              <Textarea {...textarea} className="min-h-18" rows={2} />
            </Field>
            {refusal ? <Message role="alert">{refusal}</Message> : null}
          </>
        ),
      }}
      variant="secondary"
    >
      {texts.cancel.button}
    </QuestionButton>
  );
}
