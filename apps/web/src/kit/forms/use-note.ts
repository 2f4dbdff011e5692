import { tooLong } from "@fourball/domain/too-long";
import { type ChangeEvent, useState } from "react";

type Note = {
  /** Trimmed; undefined when empty. */
  note: string | undefined;
  error: string | undefined;
  set: (value: string) => void;
  /** Props of the text area. */
  textarea: { limit: number; value: string; onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void };
};

/** One optional text with a limit, on screens that should not load the validation of a whole form. */
export function useNote(what: string, limit: number): Note {
  const [value, setValue] = useState("");
  const note = value.trim();
  return {
    note: note || undefined,
    error: note.length > limit ? tooLong(what, limit) : undefined,
    set: setValue,
    textarea: { limit, value, onChange: ({ target }) => setValue(target.value) },
  };
}
