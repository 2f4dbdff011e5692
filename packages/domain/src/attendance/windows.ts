import { fail } from "../failure.ts";
import { completionOf } from "../tee-time/completion.ts";
import { assertActive } from "../tee-time/spots.ts";
import { DAYS_BEFORE_NO_SHOW, LATE_HOURS, MARK_ANSWER_DAYS, MARK_DAYS, RECORD_DAYS, WEATHER_WINDOW } from "./constants.ts";

type Game = { teeOffAt: Temporal.Instant };
type GameWithStatus = Game & { status: string };

const days = (count: number): { hours: number } => ({ hours: count * 24 });
const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** Whether a player who leaves now leaves late. */
export const isLate = ({ teeOffAt }: Game, now: Temporal.Instant): boolean =>
  isBefore(teeOffAt.subtract({ hours: LATE_HOURS }), now);

export const weatherWindow = ({ teeOffAt }: Game): { from: Temporal.Instant; until: Temporal.Instant } => ({
  from: teeOffAt.subtract({ hours: WEATHER_WINDOW.hoursBefore }),
  until: teeOffAt.add(days(WEATHER_WINDOW.daysAfter)),
});

export function canSayWeather(game: GameWithStatus, now: Temporal.Instant): boolean {
  const { from, until } = weatherWindow(game);
  return game.status !== "cancelled" && !isBefore(now, from) && isBefore(now, until);
}

export function assertCanSayWeather(game: GameWithStatus, now: Temporal.Instant): void {
  assertActive(game);
  const { from, until } = weatherWindow(game);
  if (isBefore(now, from)) throw fail("weatherTooEarly");
  if (!isBefore(now, until)) throw fail("weatherTooLate");
}

/** Until when the host may say who didn't come. */
export const marksCloseAt = (game: Game): Temporal.Instant => completionOf(game).add(days(MARK_DAYS));

export function assertCanMark(game: GameWithStatus & { badWeatherAt: Date | null }, now: Temporal.Instant): void {
  assertActive(game);
  if (game.status !== "completed") throw fail("roundNotOver");
  if (game.badWeatherAt) throw fail("badWeather");
  if (!isBefore(now, marksCloseAt(game))) throw fail("marksOver", { values: { days: MARK_DAYS } });
}

/** Whether the host is asked who came: until it was said, while it can be. */
export const asksWhoCame = (
  game: GameWithStatus & { badWeatherAt: unknown; attendanceSaidAt: unknown },
  now: Temporal.Instant,
): boolean => game.status === "completed" && !game.badWeatherAt && !game.attendanceSaidAt && isBefore(now, marksCloseAt(game));

/** Until when another player may agree. */
export const answersCloseAt = (markedAt: Temporal.Instant): Temporal.Instant => markedAt.add(days(MARK_ANSWER_DAYS));

export const isOpenUntil = (end: Temporal.Instant, now: Temporal.Instant): boolean => isBefore(now, end);

/** When a no-show that is agreed now shows. */
export const noShowShowsAt = (now: Temporal.Instant): Temporal.Instant => now.add(days(DAYS_BEFORE_NO_SHOW));

/** The moment after which a round counts. */
export const recordSince = (now: Temporal.Instant): Temporal.Instant => now.subtract(days(RECORD_DAYS));
