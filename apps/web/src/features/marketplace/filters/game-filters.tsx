import { MOOD, MOODS, PREFERENCES } from "@fourball/domain/tee-time/constants";
import { Emoji } from "@fourball/ui/badge";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { filterTexts } from "./filter-texts.ts";

const openOptions = Object.entries({ 0: filterTexts.any, ...filterTexts.atLeast }).map(([value, label]) => ({
  value,
  content: <span className="text-center font-semibold text-small">{label}</span>,
}));

const moodOptions = MOODS.map((value) => ({
  value,
  label: MOOD[value].label,
  icon: <Emoji>{MOOD[value].emoji}</Emoji>,
}));
const preferenceOptions = PREFERENCES.map((value) => ({ value, label: value }));

const orNothing = <Value,>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

export function OpenSpotsFilter({ search, change }: FilterGroupProps): ReactNode {
  return (
    <Fieldset description={filterTexts.hideFull} legend={filterTexts.openSpots}>
      <RadioTiles
        className="grid-cols-4!"
        label={filterTexts.openSpots}
        onValueChange={(open) => change({ open: Number(open) || undefined })}
        options={openOptions}
        value={String(search.open ?? 0)}
      />
    </Fieldset>
  );
}

export function MoodFilter({ search, change }: FilterGroupProps): ReactNode {
  return (
    <Fieldset legend={filterTexts.mood}>
      <ToggleGroup
        label={filterTexts.mood}
        multiple
        onValueChange={(mood) => change({ mood: orNothing(mood) })}
        options={moodOptions}
        value={search.mood ?? []}
      />
    </Fieldset>
  );
}

export function PreferencesFilter({ search, change }: FilterGroupProps): ReactNode {
  return (
    <Fieldset description={filterTexts.allOfThese} hideLegend legend={filterTexts.preferences}>
      <ToggleGroup
        label={filterTexts.preferences}
        multiple
        onValueChange={(prefs) => change({ prefs: orNothing(prefs) })}
        options={preferenceOptions}
        value={PREFERENCES.filter((preference) => search.prefs?.includes(preference))}
      />
    </Fieldset>
  );
}
