import { plural } from "../../../kit/plural.ts";

const stars = (count: number): string => plural(count, { one: "# star", other: "# stars" });

/** What the ratings of a round say. */
export const ratingTexts = {
  hidden: (day: string) => `Ratings stay hidden until you've both rated, or until ${day}.`,
  closed: (day: string) => `Ratings closed on ${day}.`,
  meanings: ["Rather not again", "Not great", "Fine", "Good company", "Again anytime"],
  apartButton: "Didn't play together",
  apartFrom: (name: string) => `Didn't play together: ${name}`,
  thanks: "Thanks! You've rated everyone.",
  stars: (name: string) => `Stars for ${name}`,
  saving: "Saving...",
  saved: (name: string) => `Saved. You can change it until ${name} rates you.`,
  saveFailed: "Your rating was not saved. Please try again.",
  received: (name: string, count: number) => `${name} gave you ${stars(count)}.`,
  receivedNone: (name: string) => `${name} didn't rate you.`,
  given: (name: string, count: number) => `You gave ${name} ${stars(count)}.`,
  givenNone: (name: string) => `You didn't rate ${name}.`,
  apart: (name: string) => `You didn't play with ${name}.`,
};
