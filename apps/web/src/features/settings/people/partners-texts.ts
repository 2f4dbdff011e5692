import { plural } from "../../../kit/plural.ts";

/** What the partners of a golfer say. */
export const texts = {
  count: (count: number) =>
    count === 0
      ? "No partners yet. After a round, say whom you'd play with again."
      : plural(count, { one: "You have # partner.", other: "You have # partners." }),
  end: "End",
  endWith: (name: string) => `End partnership with ${name}`,
  ended: (name: string) => `You and ${name} aren't partners anymore. They won't be notified.`,
  undo: "Undo",
  others: "Your other answers",
  othersHint: "Only you see them.",
  failed: "Couldn't load your partners",
};
