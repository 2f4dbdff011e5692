import { actor, type MessageTemplate, roundFacts, roundInWords, toRequests } from "../message.ts";

export const joinRequested: MessageTemplate<"join-requested"> = (content, context) => ({
  subject: `${actor(context)} wants to join your game`,
  lead: `${actor(context)} wants to join your game at ${roundInWords(content, context)}.`,
  facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
  action: toRequests,
});
