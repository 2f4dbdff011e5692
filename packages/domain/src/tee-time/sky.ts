import { landOf } from "../course/land.ts";
import { holesOfLight, type PlayedGame } from "./holes-of-light.ts";
import { lightAt } from "./lights.ts";
import type { Sky } from "./schema.ts";
import { type Daylight, daylightHour, daylightOf, type Game } from "./sun.ts";

/** The sky of one moment. */
export const skyOf = (game: Game, daylight: Daylight | undefined = daylightOf(game)) => ({
  land: landOf(game.course),
  light: lightAt(hourOf(game, daylight)),
});

/** The sky of a game, wherever it is shown. */
export function skyOfGame(game: PlayedGame, daylight: Daylight | undefined = daylightOf(game)): Sky {
  const sky = skyOf(game, daylight);
  return sky.light === "noon" && holesOfLight(game, daylight) ? { ...sky, light: "round" } : sky;
}

type Clock = Pick<Game, "time" | "teeOffAt">;

/** The hour of the sun at a moment of the game's day, or that of the clock where its daylight isn't known. */
export function hourOf({ time, teeOffAt }: Clock, daylight: Daylight | undefined, at = Date.parse(teeOffAt)): number {
  if (daylight) return daylightHour(at, daylight);
  const [hour = 12, minute = 0] = time.split(":").map(Number);
  return hour + minute / 60 + (at - Date.parse(teeOffAt)) / HOUR;
}

const HOUR = 3_600_000;
