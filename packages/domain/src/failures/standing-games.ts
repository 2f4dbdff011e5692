import type { FailureEntries } from "./entry.ts";

export const standingGameFailures = {
  dateCancelled: { code: "conflict", text: "This date's game was cancelled. Host a new tee time instead." },
  dateUnknown: { code: "invalid", text: "That's not one of its next dates" },
  regularLeft: { code: "conflict", text: "This golfer left the regulars and can't be added again" },
  regularsUnknown: { code: "invalid", text: "Choose golfers you play with" },
  repeatsAlready: { code: "conflict", text: "This game already repeats" },
  standingGameNotFound: { code: "not_found", text: "Repeating game not found" },
  standingGamesTooMany: { code: "conflict", text: "You host {most} repeating games. Stop one to repeat another." },
  successorNotRegular: { code: "conflict", text: "Only a regular can take over" },
} as const satisfies FailureEntries;
