import { DESCRIPTION_MAX } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/field";
import { Textarea } from "@fourball/ui/textarea";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FIELD_LABELS, fieldId, useTeeTimeFields } from "./form-values.ts";

export function DescriptionField(): ReactNode {
  const { register, control, formState } = useTeeTimeFields();
  const typed = useWatch({ control, name: "description" }) ?? "";
  return (
    <div id={fieldId("description")}>
      <Field error={formState.errors.description?.message} label={FIELD_LABELS.description} optional="(optional)">
        <Textarea {...register("description")} length={typed.length} limit={DESCRIPTION_MAX} rows={4} />
      </Field>
    </div>
  );
}
