import { PREFERENCES } from "@fourball/domain/tee-time/constants";
import { withoutContradictions } from "@fourball/domain/tee-time/preferences";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import { fieldId } from "./form-values.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

export function PreferencesField(): ReactNode {
  const { value = [], choose, error } = useChoice("preferences");
  // A game created through the API may have preferences that are not among the twelve.
  const known: readonly string[] = PREFERENCES;
  const all = [...known, ...value.filter((preference) => !known.includes(preference))];
  return (
    <div id={fieldId("preferences")}>
      <Fieldset description={formTexts.preferencesHint} error={error} legend={formTexts.labels.preferences}>
        <ToggleGroup
          label={formTexts.labels.preferences}
          multiple
          onValueChange={(chosen) => choose(withoutContradictions(value, chosen))}
          options={all.map((preference) => ({ value: preference, label: preference }))}
          value={value}
        />
      </Fieldset>
    </div>
  );
}
