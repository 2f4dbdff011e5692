import { plural } from "../../kit/plural.ts";

export const texts = {
  offline: "Offline",
  showing: (time: string) => `Offline · showing ${time}`,
  openGame: "Open the game",
  refused: (count: number) => plural(count, { one: "# of your changes wasn't saved", other: "# of your changes weren't saved" }),
  seeTop: "The top of the page says why.",
  updated: "Updated",
  updatedHint: "You have the latest version.",
};
