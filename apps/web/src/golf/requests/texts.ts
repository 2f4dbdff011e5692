import { plural } from "../../kit/plural.ts";

/** What a host reads about those who want in. */
export const requestTexts = {
  guest: "Guest",
  approve: "Approve",
  decline: "Decline",
  answerName: (answer: string, who: string) => `${answer} ${who}`,
  noSpots: (who: string, reason: string) => `Approve ${who}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  quoted: (note: string) => `“${note}”`,
  overlaps: "Has another game at about this time",
  isIn: (name: string) => `${name} is in`,
  declined: (name: string) => `Declined ${name}`,
  sayHello: "Say hello",
  sayHelloTo: (name: string) => `Say hello to ${name}`,
  undo: "Undo",
  undoName: (who: string) => `Undo for ${who}`,
  approved: { done: "Request Approved!", failed: "Approval Failed", otherwise: "Failed to approve request. Please try again." },
  refused: { done: "Request Declined", failed: "Decline Failed", otherwise: "Failed to decline request. Please try again." },
  undoFailed: "Undo Failed",
  undoOtherwise: "Your answer is unchanged. Please try again.",
  fills: "This fills the group",
  leftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} stays behind and keeps waiting. Decline them too?`,
      other: `${names} stay behind and keep waiting. Decline them too?`,
    }),
  cancel: "Cancel",
  approveOnly: "Approve only",
  approveAndDecline: (count: number) =>
    plural(count, { one: "Approve and decline the other", other: "Approve and decline the others" }),
};
