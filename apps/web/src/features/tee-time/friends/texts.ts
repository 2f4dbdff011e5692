import { listText } from "../../../kit/formatting.ts";
import { plural } from "../../../kit/plural.ts";

/** What a golfer reads about the friends whom they bring. */
export const friendsTexts = {
  nameOf: ["Friend's name", "Second friend's name"],
  noName: "Name is required",
  remove: (name: string) => (name ? `Don't bring ${name}` : "Don't bring this friend"),
  another: "Bring another friend",
  answer: "Your friends come with you: one request for all.",
  notInLine: (names: readonly string[]) =>
    names.length === 0
      ? "The waitlist takes one golfer at a time, without friends."
      : `The waitlist takes one golfer at a time: ${listText(names)} won't be in line with you.`,
  bringing: (count: number) => plural(count, { one: "You bring a friend", other: "You bring # friends" }),
  together: "They share your request. If you leave, they do too.",
  stay: (count: number) =>
    plural(count, {
      one: "Their friend keeps the spot. One spot fewer is open.",
      other: "Their # friends keep their spots. # spots fewer are open.",
    }),
  cannotCome: "Can't come",
  cannotComeName: (name: string) => `${name} can't come`,
  question: {
    title: (name: string) => `${name} can't come?`,
    description: "Their spot opens right away and we'll tell the host. To bring a friend after that, ask the host.",
    cancelLabel: "Keep Friend",
    confirmLabel: "Open the Spot",
  },
  done: (name: string) => `${name} isn't coming`,
  failed: "Failed to take your friend off",
};
