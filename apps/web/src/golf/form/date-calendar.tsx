import { DayPicker } from "@daypicker/react";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement, ReactNode } from "react";

export type DateCalendarProps = {
  /** `YYYY-MM-DD`; days before the first and after the last cannot be chosen. */
  first: string;
  last: string;
  value: string;
  onChoose: (date: string) => void;
};

export function DateCalendar({ first, last, value, onChoose }: DateCalendarProps): ReactNode {
  const [from, to] = [pageOf(first), pageOf(last)];
  return (
    <DayPicker
      autoFocus
      classNames={classNames}
      components={{ Chevron }}
      disabled={[{ before: from }, { after: to }]}
      endMonth={to}
      mode="single"
      onSelect={(day) => onChoose(dateOf(day))}
      required
      selected={value ? pageOf(value) : undefined}
      defaultMonth={pageOf(value || first)}
      startMonth={from}
      today={from}
    />
  );
}

// A calendar's pages are days of the viewer's own clock, which are only ever read back the same way.
const pageOf = (date: string): Date => new Date(`${date}T00:00:00`);
const dateOf = (page: Date): string =>
  Temporal.PlainDate.from({ year: page.getFullYear(), month: page.getMonth() + 1, day: page.getDate() }).toString();

const Chevron = ({ orientation }: { orientation?: "up" | "down" | "left" | "right" }): ReactElement =>
  orientation === "left" ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />;

const classNames = {
  months: "relative",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: iconButtonStyle({ className: "size-10" }),
  button_next: iconButtonStyle({ className: "size-10" }),
  month_caption: "grid h-10 place-content-center font-semibold",
  month_grid: "mt-2 border-collapse",
  weekday: "size-10 font-normal text-ink-2 text-micro",
  day: "p-0 text-center",
  day_button:
    "grid size-10 place-content-center rounded-control tabular-nums hover:bg-sunken disabled:text-ink-2 disabled:line-through disabled:opacity-60 [[aria-selected=true]>&]:bg-primary [[aria-selected=true]>&]:text-on-primary",
  today: "font-bold text-flag-text",
  outside: "invisible",
};
