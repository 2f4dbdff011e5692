import { guest, type MessageTemplate, roundFacts, roundInWords, toRequests } from "../message.ts";

export const guestRequested: MessageTemplate<"guest-requested"> = (content, context) => ({
  subject: `${guest(context)} wants to join as a guest`,
  lead: `${guest(context)} wants to join your game at ${roundInWords(content, context)}. They don't have an account, so we'll email them your reply.`,
  facts: [["Guest", guest(context)], ...roundFacts(content, context)],
  action: toRequests,
});
