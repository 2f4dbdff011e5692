import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const holdLapsed: MessageTemplate<"hold-lapsed"> = (content, context) => ({
  subject: "Your spot went to someone else",
  lead: `We held your spot at ${roundInWords(content, context)}, but you didn't make an account in time.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
