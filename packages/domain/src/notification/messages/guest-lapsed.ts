import { guest, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const guestLapsed: MessageTemplate<"guest-lapsed"> = (content, context) => ({
  subject: `${guest(context)} didn't make an account in time`,
  lead: `The spot of ${guest(context)} in your game at ${roundInWords(content, context)} is open again. You can add them back as long as there's a spot.`,
  facts: [["Guest", guest(context)], ...roundFacts(content, context)],
  action: toTeeTime(context),
});
