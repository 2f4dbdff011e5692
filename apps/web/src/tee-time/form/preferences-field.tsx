import { PREFERENCES } from "@fourball/domain/tee-time/constants";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import { FIELD_LABELS, fieldId } from "./form-values.ts";
import { useChoice } from "./use-choice.ts";

export function PreferencesField(): ReactNode {
  const { value = [], choose, error } = useChoice("preferences");
  // A game created through the API may have preferences that are not among the twelve.
  const known: readonly string[] = PREFERENCES;
  const all = [...known, ...value.filter((preference) => !known.includes(preference))];
  return (
    <div id={fieldId("preferences")}>
      <Fieldset description="Choose as many as you like." error={error} legend={FIELD_LABELS.preferences}>
        <ToggleGroup
          label={FIELD_LABELS.preferences}
          multiple
          onValueChange={choose}
          options={all.map((preference) => ({ value: preference, label: preference }))}
          value={value}
        />
      </Fieldset>
    </div>
  );
}
