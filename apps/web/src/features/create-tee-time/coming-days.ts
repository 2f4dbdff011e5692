const SATURDAY = 6;

const nextWeekday = (after: string, weekday: number): string => {
  const day = Temporal.PlainDate.from(after);
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 || 7 }).toString();
};

/** The Saturday after today. */
export const nextSaturday = (today: string): string => nextWeekday(today, SATURDAY);

/** The same day of the week as a date, after it and after today. */
export const nextSameWeekday = (date: string, today: string): string =>
  nextWeekday(date > today ? date : today, Temporal.PlainDate.from(date).dayOfWeek);
