import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const joinWithdrawn: MessageTemplate<"join-withdrawn"> = (content, context) => ({
  subject: content.wasConfirmed ? `${actor(context)} can't make it` : `${actor(context)} withdrew their request`,
  lead: content.wasConfirmed
    ? `${actor(context)} can't make it to your round at ${roundInWords(content, context)}. Their spot is open again.`
    : `${actor(context)} withdrew their request to join your round at ${roundInWords(content, context)}.`,
  facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
  action: toTeeTime(context),
});
