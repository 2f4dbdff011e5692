import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { FIELD_LABELS, fieldId, useTeeTimeFields } from "./form-values.ts";

export function TimeField({ zone }: { zone: string | undefined }): ReactNode {
  const { control, register } = useTeeTimeFields();
  const { errors } = useFormState({ control, name: "time" });
  return (
    <div id={fieldId("time")}>
      <Field
        description={zone ? `On the course's clock (${zone})` : undefined}
        error={errors.time?.message}
        label={FIELD_LABELS.time}
      >
        <Input {...register("time")} className="max-w-44" type="time" />
      </Field>
    </div>
  );
}
