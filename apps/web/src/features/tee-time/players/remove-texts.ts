import { plural } from "../../../kit/plural.ts";

/** What a host reads who removes a player. */
export const removeTexts = {
  remove: "Remove",
  removeName: (name: string) => `Remove ${name}`,
  title: (name: string) => `Remove ${name}?`,
  player: {
    description: (name: string) => `We'll tell ${name} and open the spot. You can add them back later.`,
    withFriends: (name: string, friends: number) =>
      `We'll tell ${name} and open their spots: ${plural(friends, { one: "their friend leaves", other: "their # friends leave" })} with them. You can add them back later.`,
    cancelLabel: "Keep Player",
    confirmLabel: "Remove Player",
  },
  guest: {
    description: "The spot opens up. You can add the guest back later.",
    cancelLabel: "Keep Guest",
    confirmLabel: "Remove Guest",
  },
};
