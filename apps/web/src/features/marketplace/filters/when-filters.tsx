import { TIME_OF_DAY, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Input } from "@fourball/ui/forms/input";
import { ToggleGroup } from "@fourball/ui/forms/toggle-group";
import type { ReactNode } from "react";
import { besideDates } from "../quick-filter.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { texts } from "./filter-texts.ts";

const timeOptions = TIMES_OF_DAY.map((value) => ({ value, label: TIME_OF_DAY[value].label }));

export function TimesFilter({ search, change }: FilterGroupProps): ReactNode {
  return (
    <Fieldset legend={texts.timeOfDay}>
      <ToggleGroup
        label={texts.timeOfDay}
        multiple
        onValueChange={(times) => change({ times: times.length > 0 ? times : undefined })}
        options={timeOptions}
        value={search.times ?? []}
      />
    </Fieldset>
  );
}

/** Others than those that the days above the list offer. */
export function DatesFilter({ search, change }: FilterGroupProps): ReactNode {
  const today = Temporal.Now.plainDateISO().toString();
  const filter = besideDates(search);
  return (
    <div className="grid gap-3">
      <Field label={texts.from}>
        <Input
          max={search.to}
          min={today}
          onValueChange={(from) => change({ from: from || undefined, filter })}
          type="date"
          value={search.from ?? ""}
        />
      </Field>
      <Field label={texts.to}>
        <Input
          min={search.from ?? today}
          onValueChange={(to) => change({ to: to || undefined, filter })}
          type="date"
          value={search.to ?? ""}
        />
      </Field>
    </div>
  );
}
