import { Field } from "@fourball/ui/forms/field";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { DayBand } from "../day-sky/day-band.tsx";
import { dayScale, HOUR } from "../day-sky/day-scale.ts";
import { useDrawnHours } from "../day-sky/use-drawn-hours.ts";
import { besideDates, chosenDay } from "../quick-filter.ts";
import type { FilterGroupProps } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { filterTexts } from "./filter-texts.ts";

/** In summer, games tee off from dawn to dusk. */
const LONG_DAY = [5 * HOUR, 20 * HOUR];

/** Of all days; one that is chosen has it above its list. */
export function TimesFilter({ search, change }: FilterGroupProps): ReactNode {
  const { position } = useViewerPosition();
  const timeZone = Temporal.Now.timeZoneId();
  const scale = dayScale({ position, timeZone }, Temporal.Now.plainDateISO().toString(), LONG_DAY);
  const drawn = useDrawnHours({ search, change }, scale);
  if (chosenDay(search)) return null;
  return (
    <Fieldset description={drawn.hours ? undefined : filterTexts.any} legend={filterTexts.timeOfDay}>
      <DayBand drawn={drawn} scale={scale} />
    </Fieldset>
  );
}

/** Others than those that the days above the list offer. */
export function DatesFilter({ search, change }: FilterGroupProps): ReactNode {
  const today = Temporal.Now.plainDateISO().toString();
  const filter = besideDates(search);
  return (
    <div className="grid gap-3">
      <Field label={filterTexts.from}>
        <Input
          max={search.to}
          min={today}
          onValueChange={(from) => change({ from: from || undefined, filter })}
          type="date"
          value={search.from ?? ""}
        />
      </Field>
      <Field label={filterTexts.to}>
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
