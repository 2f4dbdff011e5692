import { Button } from "@fourball/ui/button";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { longDate } from "../../../kit/formatting.ts";
import { comingDays, DayTile, lastDay } from "../date-field.tsx";
import { formTexts } from "../texts.ts";
import { useChoice } from "../use-choice.ts";

const DateCalendar = lazy(() => import("../date-calendar.tsx").then(({ DateCalendar }) => ({ default: DateCalendar })));

const DAYS_SHOWN = 14;

/** The next two weeks, and a calendar for all other days; `today` is the course's. */
export function DateChoices({ today, onChosen }: { today: string; onChosen: () => void }): ReactNode {
  const { value, choose } = useChoice("date");
  const [hasCalendar, setHasCalendar] = useState(false);

  function take(date: string): void {
    choose(date);
    onChosen();
  }

  if (hasCalendar)
    return (
      <Suspense fallback={<div className="h-80" />}>
        <div className="grid justify-center">
          <DateCalendar first={today} last={lastDay(today)} onChoose={take} value={value} />
        </div>
      </Suspense>
    );
  return (
    <div className="stack gap-4">
      <div className="day-choices">
        {comingDays(today, DAYS_SHOWN).map((day) => (
          <button
            aria-label={longDate(day)}
            aria-pressed={day === value}
            className="choice-tile"
            key={day}
            onClick={() => take(day)}
            type="button"
          >
            <DayTile day={day} />
          </button>
        ))}
      </div>
      <Button onClick={() => setHasCalendar(true)} type="button" variant="secondary" wide>
        <CalendarDays aria-hidden="true" className="size-4 stroke-[1.75]" />
        {formTexts.date.more}
      </Button>
    </div>
  );
}
