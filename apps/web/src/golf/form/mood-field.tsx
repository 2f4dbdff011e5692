import { DEFAULT_MOOD, MOOD, MOODS } from "@fourball/domain/tee-time/constants";
import { Emoji } from "@fourball/ui/badge";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import type { ReactNode } from "react";
import { fieldId } from "./form-values.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

const options = MOODS.map((mood) => ({
  value: mood,
  content: (
    <span className="flex items-center gap-2.5 font-semibold text-small">
      <span className="text-[1.25rem] leading-none">
        <Emoji>{MOOD[mood].emoji}</Emoji>
      </span>
      {MOOD[mood].label}
    </span>
  ),
}));

export function MoodField(): ReactNode {
  const { value = DEFAULT_MOOD, choose, error } = useChoice("mood");
  return (
    <div id={fieldId("mood")}>
      <Fieldset error={error} legend={formTexts.labels.mood}>
        <RadioTiles
          className="sm:grid-cols-3!"
          label={formTexts.labels.mood}
          onValueChange={choose}
          options={options}
          value={value}
        />
      </Fieldset>
    </div>
  );
}
