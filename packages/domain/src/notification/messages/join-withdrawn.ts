import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

const openAgain = (friends: number): string =>
  friends === 0 ? "Their spot is open again." : `${1 + friends} spots are open again, as they'd have brought friends.`;

export const joinWithdrawn: MessageTemplate<"join-withdrawn"> = (content, context) => ({
  subject: content.wasConfirmed ? `${actor(context)} can't make it` : `${actor(context)} withdrew their request`,
  lead: content.wasConfirmed
    ? `${actor(context)} can't make it to your game at ${roundInWords(content, context)}. ${openAgain(content.friends ?? 0)}`
    : `${actor(context)} withdrew their request to join your game at ${roundInWords(content, context)}.`,
  facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
  action: toTeeTime(context),
});
