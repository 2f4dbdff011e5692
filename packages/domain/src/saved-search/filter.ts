import { RADIUS_KM, type TimeOfDay } from "../tee-time/constants.ts";
import { minutesOf, timesOfDayIn } from "../tee-time/hours.ts";
import type { TeeTimeFilter } from "../tee-time/list.ts";

/**
 * What a golfer can wish for lastingly: everything that narrows the marketplace but days that move on, such as today. Hours are the
 * parts of the day that they touch: a game a few minutes off is still worth a message.
 */
export type SavedFilter = Omit<TeeTimeFilter, "filter" | "timeFrom" | "timeTo">;

const aboutAKilometer = (degrees: number): number => Math.round(degrees * 100) / 100;

const inOrder = <Word extends string>(words: readonly Word[] | undefined): Word[] | undefined =>
  words && words.length > 0 ? [...new Set(words)].sort() : undefined;

/** The lasting part of a filter, always written the same way, so that the same wish is recognized. Places are rounded. */
export function savedFilterOf({ filter, near, radiusKm, timeFrom, timeTo, ...rest }: TeeTimeFilter): SavedFilter {
  const isNear = near !== undefined && (filter === "nearby" || radiusKm !== undefined);
  return {
    ...rest,
    q: rest.q?.trim() || undefined,
    timesOfDay: inOrder(rest.timesOfDay ?? partsOfDay(timeFrom, timeTo)),
    moods: inOrder(rest.moods),
    preferences: inOrder(rest.preferences),
    near: isNear ? { latitude: aboutAKilometer(near.latitude), longitude: aboutAKilometer(near.longitude) } : undefined,
    radiusKm: isNear ? (radiusKm ?? RADIUS_KM.default) : undefined,
  };
}

const partsOfDay = (from?: string, to?: string): TimeOfDay[] | undefined =>
  from || to ? timesOfDayIn({ from: minutesOf(from ?? "00:00"), to: minutesOf(to ?? "24:00") }) : undefined;

/** Nothing in it would tell of every game there is. */
export const isEmptyFilter = (filter: SavedFilter): boolean => Object.values(filter).every((part) => part === undefined);

/** The earliest date that it is anywhere. */
export const earliestDate = (now: Temporal.Instant): string => now.toZonedDateTimeISO("Etc/GMT+12").toPlainDate().toString();

/** The last date that it looks at is over everywhere, so it finds nothing any more. */
export const hasEnded = ({ to }: Pick<SavedFilter, "to">, now: Temporal.Instant): boolean =>
  to !== undefined && to < earliestDate(now);
