import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const requestExpired: MessageTemplate<"request-expired"> = (content, context) => ({
  subject: `Your request expired: ${content.courseName}`,
  lead: `The host didn't reply in time to your request for the round at ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: { label: "Find another round", path: "/" },
});
