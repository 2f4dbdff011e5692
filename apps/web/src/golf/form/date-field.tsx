import { DAYS_AHEAD_MAX } from "@fourball/domain/tee-time/constants";
import { chipStyle } from "@fourball/ui/chip";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import CalendarDays from "lucide-react/icons/calendar-days";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { dayParts, longDate } from "../../kit/formatting.ts";
import { lazyWithPreload } from "../../kit/when-idle.ts";
import { fieldId } from "./form-values.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

const [DatePopover, preload] = lazyWithPreload(async () => (await import("./date-popover.tsx")).DatePopover);

/** The same weekday of the next week is among them. */
const DAYS_IN_STRIP = 8;

/** Chips for the next days, a calendar for all others; "today" is the course's local date. */
export function DateField({ today: readToday }: { today: () => string }): ReactNode {
  // Read at each render: the page may be open past midnight.
  const today = readToday();
  const { value, choose, error } = useChoice("date");
  const days = comingDays(today, DAYS_IN_STRIP);
  return (
    <div id={fieldId("date")}>
      <Fieldset error={error} legend={formTexts.labels.date}>
        <RadioTiles
          label={formTexts.labels.date}
          layout="strip"
          onValueChange={choose}
          options={days.map((day) => ({ value: day, label: longDate(day), content: <DayTile day={day} /> }))}
          value={days.includes(value) ? value : null}
        />
        <LaterDay isChosen={value !== "" && !days.includes(value)} onChoose={choose} today={today} value={value} />
      </Fieldset>
    </div>
  );
}

type LaterDayProps = { today: string; value: string; isChosen: boolean; onChoose: (date: string) => void };

function LaterDay({ today, value, isChosen, onChoose }: LaterDayProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        aria-expanded={isOpen ?? false}
        aria-haspopup="dialog"
        className={chipStyle({ className: "mt-1 w-fit" })}
        data-pressed={isChosen || undefined}
        onClick={() => setOpen(!isOpen)}
        {...preload}
        ref={button}
        type="button"
      >
        <CalendarDays aria-hidden="true" />
        {isChosen ? longDate(value) : formTexts.date.more}
      </button>
      {isOpen !== undefined ? (
        <Suspense>
          <DatePopover
            anchor={button}
            first={today}
            last={lastDay(today)}
            onChoose={(date) => {
              onChoose(date);
              setOpen(false);
            }}
            onOpenChange={setOpen}
            open={isOpen}
            value={value}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export function DayTile({ day }: { day: string }): ReactNode {
  const { weekday, day: number } = dayParts(day);
  return (
    <>
      <span className="text-micro">{weekday}</span>
      <span className="numerals text-date">{number}</span>
    </>
  );
}

/** `today` and the days after it, as many as asked for. */
export const comingDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => Temporal.PlainDate.from(today).add({ days }).toString());

export const lastDay = (today: string): string => Temporal.PlainDate.from(today).add({ days: DAYS_AHEAD_MAX }).toString();
