import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { UnsavedChanges } from "./unsaved-changes.tsx";

type UnsavedFormProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  consequence: string;
  /** Whether the golfer may leave without a confirmation all the same. */
  isLeavingFree: boolean;
};

/** Guards a form; it reads the form's state here, so that a change of it does not render the whole form. */
export function UnsavedForm<Values extends FieldValues, Output>({
  control,
  consequence,
  isLeavingFree,
}: UnsavedFormProps<Values, Output>): ReactNode {
  const { isDirty } = useFormState({ control });
  return <UnsavedChanges consequence={consequence} when={isDirty && !isLeavingFree} />;
}
