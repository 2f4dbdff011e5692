import { Textarea } from "@fourball/ui/forms/textarea";
import type { ReactNode } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

type LimitedTextareaProps<Values extends FieldValues, Context, Output> = {
  form: Pick<UseFormReturn<Values, Context, Output>, "control" | "register">;
  name: FieldPath<Values>;
  limit: number;
  rows: number;
};

/** A registered text area whose counter also follows values that the form sets. */
export function LimitedTextarea<Values extends FieldValues, Context, Output>({
  form: { control, register },
  name,
  limit,
  rows,
}: LimitedTextareaProps<Values, Context, Output>): ReactNode {
  const value: unknown = useWatch({ control, name });
  return <Textarea {...register(name)} length={typeof value === "string" ? value.length : 0} limit={limit} rows={rows} />;
}
