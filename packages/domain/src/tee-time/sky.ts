import { landOf } from "../course/land.ts";
import { lightAt } from "./lights.ts";
import type { Sky } from "./schema.ts";
import { type Daylight, daylightHour, daylightOf, type Game } from "./sun.ts";

export const skyOf = (game: Game, daylight: Daylight | undefined = daylightOf(game)): Sky => ({
  land: landOf(game.course),
  light: lightAt(hourOf(game, daylight)),
});

function hourOf(game: Game, daylight: Daylight | undefined): number {
  if (daylight) return daylightHour(Date.parse(game.teeOffAt), daylight);
  const [hour = 12, minute = 0] = game.time.split(":").map(Number);
  return hour + minute / 60;
}
