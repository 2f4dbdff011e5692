import type { ButtonProps } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Textarea } from "@fourball/ui/forms/textarea";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useState } from "react";
import { type Question, QuestionButton } from "../page/question-button.tsx";
import { useNote } from "./use-note.ts";

type NoteQuestionButtonProps = Omit<ButtonProps, "onClick"> & {
  question: Omit<Question, "onConfirm" | "children" | "tone">;
  /** The text to ask for; `missing` is said when there is none. */
  note: { label: string; limit: number; missing: string };
  /** Rejects when it was refused, for the reason in `refusal`. */
  onConfirm: (note: string) => Promise<unknown>;
  refusal: string | undefined;
};

/** A button that asks for a text before it acts. */
export function NoteQuestionButton({ question, note, onConfirm, refusal, ...button }: NoteQuestionButtonProps): ReactNode {
  const { note: text, error: tooLong, textarea } = useNote(note.label, note.limit);
  const [wasConfirmed, setWasConfirmed] = useState(false);
  const error = tooLong ?? (wasConfirmed && !text ? note.missing : undefined);
  async function confirm(): Promise<unknown> {
    setWasConfirmed(true);
    if (tooLong || !text) throw new Error(note.missing);
    return onConfirm(text);
  }
  return (
    <QuestionButton
      {...button}
      question={{
        ...question,
        tone: "primary",
        onConfirm: confirm,
        children: (
          <>
            <Field error={error} label={note.label}>
              <Textarea {...textarea} className="min-h-24" rows={3} />
            </Field>
            {refusal ? <Message role="alert">{refusal}</Message> : null}
          </>
        ),
      }}
    />
  );
}
