import { MOOD, MOODS, PREFERENCES } from "@fourball/domain/tee-time/constants";
import { Emoji } from "@fourball/ui/badge";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Switch } from "@fourball/ui/forms/switch";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import type { FilterGroupProps } from "./use-marketplace-search.ts";

const openOptions = [
  { value: "1", label: "1 or more" },
  { value: "2", label: "2 or more" },
  { value: "3", label: "3" },
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
      <Fieldset legend="Open spots">
        <ToggleGroup
          label="Open spots"
          onValueChange={([open]) => change({ open: open ? Number(open) : undefined })}
          options={openOptions}
          value={openOptions.map(({ value }) => value).filter((value) => Number(value) === search.open)}
        />
        <Switch
          checked={search.open !== undefined}
          className="mt-2"
          label="Hide full tee times"
          onCheckedChange={(hide) => change({ open: hide ? 1 : undefined })}
        />
      </Fieldset>
      <Fieldset legend="Mood & Vibe">
        <ToggleGroup
          label="Mood & Vibe"
          multiple
          onValueChange={(mood) => change({ mood: orNothing(mood) })}
          options={moodOptions}
          value={search.mood ?? []}
        />
      </Fieldset>
      <Fieldset description="Tee times that have all of these" legend="Preferences">
        <ToggleGroup
          label="Preferences"
          multiple
          onValueChange={(prefs) => change({ prefs: orNothing(prefs) })}
          options={preferenceOptions}
          value={PREFERENCES.filter((preference) => search.prefs?.includes(preference))}
        />
      </Fieldset>
    </>
  );
}
