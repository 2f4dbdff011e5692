import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { FIELD_LABELS, fieldId, useTeeTimeFields } from "./form-values.ts";

export function TimeField({ zone }: { zone: string | undefined }): ReactNode {
  const { register, formState } = useTeeTimeFields();
  return (
    <div id={fieldId("time")}>
      <Field
        description={zone ? `On the course's clock (${zone})` : undefined}
        error={formState.errors.time?.message}
        label={FIELD_LABELS.time}
      >
        <Input {...register("time")} className="max-w-44" type="time" />
      </Field>
    </div>
  );
}
