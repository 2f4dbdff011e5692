import { MOOD, MOODS, PREFERENCES } from "@fourball/domain/tee-time/constants";
import { Emoji } from "@fourball/ui/badge";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Switch } from "@fourball/ui/forms/switch";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import { texts } from "./filter-texts.ts";
import type { FilterGroupProps } from "./use-marketplace-search.ts";

const openOptions = [
  { value: "1", label: texts.atLeast[1] },
  { value: "2", label: texts.atLeast[2] },
  { value: "3", label: texts.atLeast[3] },
] as const;

const moodOptions = MOODS.map((value) => ({
  value,
  label: MOOD[value].label,
  icon: <Emoji>{MOOD[value].emoji}</Emoji>,
}));
const preferenceOptions = PREFERENCES.map((value) => ({ value, label: value }));

const orNothing = <Value,>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

export function GameFilters({ search, change }: FilterGroupProps): ReactNode {
  return (
    <>
      <Fieldset legend={texts.openSpots}>
        <ToggleGroup
          label={texts.openSpots}
          onValueChange={([open]) => change({ open: open ? Number(open) : undefined })}
          options={openOptions}
          value={openOptions.map(({ value }) => value).filter((value) => Number(value) === search.open)}
        />
        <Switch
          checked={search.open !== undefined}
          className="mt-2"
          label={texts.hideFull}
          onCheckedChange={(hide) => change({ open: hide ? 1 : undefined })}
        />
      </Fieldset>
      <Fieldset legend={texts.mood}>
        <ToggleGroup
          label={texts.mood}
          multiple
          onValueChange={(mood) => change({ mood: orNothing(mood) })}
          options={moodOptions}
          value={search.mood ?? []}
        />
      </Fieldset>
      <Fieldset description={texts.allOfThese} legend={texts.preferences}>
        <ToggleGroup
          label={texts.preferences}
          multiple
          onValueChange={(prefs) => change({ prefs: orNothing(prefs) })}
          options={preferenceOptions}
          value={PREFERENCES.filter((preference) => search.prefs?.includes(preference))}
        />
      </Fieldset>
    </>
  );
}
