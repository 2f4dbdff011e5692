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

function hourOf(game: Game, daylight: Daylight | undefined): number {
  if (daylight) return daylightHour(Date.parse(game.teeOffAt), daylight);
  const [hour = 12, minute = 0] = game.time.split(":").map(Number);
  return hour + minute / 60;
}
