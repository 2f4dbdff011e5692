import type { Dice } from "@fourball/db/seed/random";
import { TIME_OF_DAY, TIMES_OF_DAY } from "@fourball/domain/tee-time/constants";
import { type Match, makeGame, matchesOf, type Town, ZONE } from "./town.ts";

/** A spot of a game that is lost, and the golfers who may be written to about it. */
export type Loss = { lostAt: Temporal.Instant; teeOffAt: Temporal.Instant; date: string; matches: readonly Match[] };

const FIRST_HOUR = 7;
const LAST_HOUR = 17;
/** Golfers drop out while they are awake. */
const AWAKE = { from: 6, to: 23 } as const;

type When = { hoursBefore: number; isAtNightToo: boolean };

function teeOffOn(day: Temporal.PlainDate, { hoursBefore, isAtNightToo }: When, dice: Dice): Temporal.ZonedDateTime {
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index);
  const isAwake = (hour: number): boolean => {
    const lostAt = (((hour - hoursBefore) % 24) + 24) % 24;
    return lostAt >= AWAKE.from && lostAt < AWAKE.to;
  };
  const hour = dice.pick(isAtNightToo ? hours : hours.filter(isAwake));
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour, minute: 10 * dice.below(6) } });
}

export function lossOn(day: Temporal.PlainDate, town: Town, when: When, dice: Dice): Loss {
  const teeOff = teeOffOn(day, when, dice);
  const clock = teeOff.toPlainTime().toString({ smallestUnit: "minute" });
  const time = TIMES_OF_DAY.find((name) => clock < TIME_OF_DAY[name].to) ?? "evening";
  return {
    lostAt: teeOff.toInstant().subtract({ hours: when.hoursBefore }),
    teeOffAt: teeOff.toInstant(),
    date: day.toString(),
    matches: matchesOf(town, makeGame(town, { weekday: day.dayOfWeek, time }, dice)),
  };
}
