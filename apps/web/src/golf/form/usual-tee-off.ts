import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

const SATURDAY = 6;
const MORNING = "08:00";

export type HostedGame = Pick<TeeTimeCard, "date" | "time" | "status">;
type TeeOff = { date: string; time: string };

/** The next free day at the weekday and the hour that a golfer has hosted at most often, more than once; else a Saturday at eight. */
export function usualTeeOff(hosted: readonly HostedGame[], today: string): TeeOff {
  const { weekday, time } = usual(hosted);
  const isTaken = (date: string): boolean => hosted.some((game) => game.status === "active" && game.date === date);
  let date = nextWeekday(today, weekday);
  while (isTaken(date)) date = nextWeekday(date, weekday);
  return { date, time };
}

/** The same day of the week as a date, after it and after today. */
export const nextSameWeekday = (date: string, today: string): string =>
  nextWeekday(date > today ? date : today, Temporal.PlainDate.from(date).dayOfWeek);

function usual(hosted: readonly HostedGame[]): { weekday: number; time: string } {
  const counts = new Map<string, number>();
  let most = { count: 1, weekday: SATURDAY, time: MORNING };
  for (const { date, time } of hosted.toSorted((a, b) => b.date.localeCompare(a.date))) {
    const weekday = Temporal.PlainDate.from(date).dayOfWeek;
    const count = (counts.get(`${weekday} ${time}`) ?? 0) + 1;
    counts.set(`${weekday} ${time}`, count);
    if (count > most.count) most = { count, weekday, time };
  }
  return most;
}

function nextWeekday(after: string, weekday: number): string {
  const day = Temporal.PlainDate.from(after);
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 || 7 }).toString();
}
