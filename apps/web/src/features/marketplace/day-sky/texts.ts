import { plural } from "../../../kit/plural.ts";

/** What the band of a day says. */
export const daySkyTexts = {
  label: "Tee-off hours",
  from: "Earliest tee-off",
  to: "Latest tee-off",
  games: (count: number) => plural(count, { one: "# game", other: "# games" }),
  counted: (hours: string, count: number | undefined) => (count === undefined ? hours : `${hours}, ${daySkyTexts.games(count)}`),
  inWindow: (time: string, count: number | undefined) =>
    count === undefined ? time : `${time}, ${daySkyTexts.games(count)} in the window`,
  clear: "Clear",
  clearSpoken: "Clear time of day",
  light: (first: string, dusk: string) => `First light ${first}, dusk ${dusk}`,
  nearest: (time: string) => `The nearest is ${time}.`,
  widen: "Widen to it",
};
