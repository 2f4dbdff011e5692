import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { fieldId, useTeeTimeFields } from "./form-values.ts";
import { formTexts } from "./texts.ts";

type TimeFieldProps = { zone: string | undefined; hideLabel?: boolean };

export function TimeField({ zone, hideLabel = false }: TimeFieldProps): ReactNode {
  const { control, register } = useTeeTimeFields();
  const { errors } = useFormState({ control, name: "time" });
  return (
    <div id={fieldId("time")}>
      <Field
        description={zone ? formTexts.courseClock(zone) : undefined}
        error={errors.time?.message}
        hideLabel={hideLabel}
        label={formTexts.labels.time}
      >
        <Input {...register("time")} className="max-w-44" type="time" />
      </Field>
    </div>
  );
}
