import { type CountedGame, openSpotsText, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { SharedGame } from "@fourball/services/games/tee-time/get-shared-game";

/** A game in words, on the clock of its course. */
export type GameInWords = {
  /** `Friday, June 12`, and `Fri, Jun 12`. */
  day: string;
  shortDay: string;
  /** `7:30`, and `AM`. */
  clock: string;
  half: string;
  /** `PDT`. */
  zone: string;
  /** `7:30 AM PDT`. */
  time: string;
  spots: string;
};

/** `Friday, June 12`. */
export const dayInWords = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric" });

type Said = CountedGame & Pick<SharedGame, "date" | "time" | "teeOffAt" | "timeZone">;

export function gameInWords(game: Said): GameInWords {
  const local = Temporal.PlainDateTime.from(`${game.date}T${game.time}`);
  const [clock = "", half = ""] = local.toLocaleString("en-US", { timeStyle: "short" }).split(/\s/);
  const zone = zoneName(game);
  return {
    day: dayInWords(game.date),
    shortDay: local.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" }),
    clock,
    half,
    zone,
    time: `${clock} ${half} ${zone}`,
    spots: openSpotsText(spotsOfGame(game)),
  };
}

const zoneName = ({ teeOffAt, timeZone }: Said): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" })
    .formatToParts(Date.parse(teeOffAt))
    .find(({ type }) => type === "timeZoneName")?.value ?? "";
