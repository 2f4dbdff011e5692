import { landOf } from "../course/land.ts";
import type { Light } from "./lights.ts";
import type { Sky } from "./schema.ts";
import { type Daylight, daylightHour, daylightOf, type Game } from "./sun.ts";

/** By the hour of the sun: dawn lasts for about an hour after sunrise, dusk begins about two hours before sunset. */
export function lightAt(hour: number): Light {
  if (hour < 6.6) return "dawn";
  if (hour < 10) return "morning";
  return hour < 16.8 ? "noon" : "dusk";
}

export const skyOf = (game: Game, daylight: Daylight | undefined = daylightOf(game)): Sky => ({
  land: landOf(game.course),
  light: lightAt(hourOf(game, daylight)),
});

function hourOf(game: Game, daylight: Daylight | undefined): number {
  if (daylight) return daylightHour(Date.parse(game.teeOffAt), daylight);
  const [hour = 12, minute = 0] = game.time.split(":").map(Number);
  return hour + minute / 60;
}
