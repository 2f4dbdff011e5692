import { daylightHour, daylightOf, type Game } from "./sun.ts";

const MINUTE = 60_000;
const HOLE_MINUTES = 40 / 3;
const RELAXED_HOLE_MINUTES = 15;
const NEAR_SUNSET_MINUTES = 60;
const HOLES = 18;

export type PlayedGame = Game & { totalSlots: number; preferences: readonly string[] };

export type HolesOfLight = {
  /** The hour of the sun while each hole is played; absent after sunset. */
  hours: readonly (number | undefined)[];
  lit: number;
  sunset: Temporal.Instant;
};

/** How the light falls on each hole, for a round that ends within an hour of sunset or later. */
export function holesOfLight(game: PlayedGame, holes = HOLES): HolesOfLight | undefined {
  const daylight = daylightOf(game);
  if (!daylight) return undefined;
  const start = Date.parse(game.teeOffAt);
  const hole = holeMinutes(game) * MINUTE;
  if (start + holes * hole < daylight.sunset - NEAR_SUNSET_MINUTES * MINUTE) return undefined;
  const hours = Array.from({ length: holes }, (_, index) => {
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

const holeMinutes = ({ totalSlots, preferences }: PlayedGame): number =>
  totalSlots === 4 && preferences.includes("Relaxed pace") ? RELAXED_HOLE_MINUTES : HOLE_MINUTES;
