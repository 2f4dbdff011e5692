import { plural } from "../../../kit/plural.ts";

/** What the map of games says. */
export const gameMapTexts = {
  title: "Map of tee times",
  hint: "Move between games with the arrow keys. The list has the same games.",
  failed: "Couldn't load the games on the map",
  loading: "Loading the map…",
  onMap: (games: number) => plural(games, { one: "# game on the map", other: "# games on the map" }),
  noneHere: "No games in this area",
  searchArea: "Search this area",
  games: (count: number) => plural(count, { one: "# game", other: "# games" }),
  pin: (when: string, course: string, spots: string) => `${when}, ${course}, ${spots} open`,
  own: (pin: string) => `${pin}, your game`,
  more: (pin: string, more: number) => `${pin}, ${plural(more, { one: "# more game", other: "# more games" })} here`,
  cluster: (games: string) => `${games} here, zoom in`,
  quiet: (course: string) => `${course}, no games`,
  card: {
    title: "Chosen game",
    view: "View",
    viewGame: (course: string) => `View the game at ${course}`,
    allHere: (count: number) => plural(count, { one: "# game here", other: "All # games here" }),
    previous: "Earlier game",
    next: "Later game",
    close: "Close",
  },
  unplaced: {
    title: (games: number) => plural(games, { one: "# game, place unknown", other: "# games, place unknown" }),
    hint: "We don't know where these courses are, so they're not on the map.",
  },
};
