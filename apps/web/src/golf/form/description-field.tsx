import { DESCRIPTION_MAX } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { LimitedTextarea } from "../../kit/forms/limited-textarea.tsx";
import { fieldId, useTeeTimeFields } from "./form-values.ts";
import { formTexts } from "./texts.ts";

export function DescriptionField({ hideLabel = false }: { hideLabel?: boolean }): ReactNode {
  const form = useTeeTimeFields();
  const { errors } = useFormState({ control: form.control, name: "description" });
  return (
    <div id={fieldId("description")}>
      <Field
        error={errors.description?.message}
        hideLabel={hideLabel}
        label={formTexts.labels.description}
        optional={formTexts.optional}
      >
        <LimitedTextarea form={form} limit={DESCRIPTION_MAX} name="description" rows={4} />
      </Field>
    </div>
  );
}
