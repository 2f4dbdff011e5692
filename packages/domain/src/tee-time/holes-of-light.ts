import { type Daylight, daylightHour, daylightOf, type Game } from "./sun.ts";

const MINUTE = 60_000;
const HOLE_MINUTES = 40 / 3;
const RELAXED_HOLE_MINUTES = 15;
const NEAR_SUNSET_MINUTES = 60;
const HOLES = 18;
const TEE_OFF_STEP = 5 * MINUTE;

export type PlayedGame = Game & { totalSlots: number; preferences: readonly string[] };

export type HolesOfLight = {
  /** The hour of the sun while each hole is played; absent after sunset. */
  hours: readonly (number | undefined)[];
  lit: number;
  sunset: Temporal.Instant;
};

/** How the light falls on each hole, for a round that ends within an hour of sunset or later. */
export function holesOfLight(game: PlayedGame, daylight: Daylight | undefined = daylightOf(game)): HolesOfLight | undefined {
  if (!daylight) return undefined;
  const start = Date.parse(game.teeOffAt);
  const hole = holeMinutes(game) * MINUTE;
  if (start + HOLES * hole < daylight.sunset - NEAR_SUNSET_MINUTES * MINUTE) return undefined;
  const hours = Array.from({ length: HOLES }, (_, index) => {
    // Most of a hole is over when the putting starts, which is when light is needed.
    const at = start + (index + 0.75) * hole;
    return at <= daylight.sunset ? daylightHour(at, daylight) : undefined;
  });
  return {
    hours,
    lit: hours.filter((hour) => hour !== undefined).length,
    sunset: Temporal.Instant.fromEpochMilliseconds(Math.round(daylight.sunset)),
  };
}

/** How many holes have light, where not all of them do. */
export function litHoles(game: PlayedGame, daylight?: Daylight): number | undefined {
  const light = holesOfLight(game, daylight);
  return light && light.lit < light.hours.length ? light.lit : undefined;
}

/** The last tee-off of that day, to five minutes, whose round ends by sunset; nothing where the day is too short. */
export function lastFullRound(game: PlayedGame): Temporal.Instant | undefined {
  const daylight = daylightOf(game);
  if (!daylight) return undefined;
  const last = daylight.sunset - HOLES * holeMinutes(game) * MINUTE;
  const teeOff = Math.floor(last / TEE_OFF_STEP) * TEE_OFF_STEP;
  return teeOff < daylight.sunrise ? undefined : Temporal.Instant.fromEpochMilliseconds(teeOff);
}

const holeMinutes = ({ totalSlots, preferences }: PlayedGame): number =>
  totalSlots === 4 && preferences.includes("Relaxed pace") ? RELAXED_HOLE_MINUTES : HOLE_MINUTES;
