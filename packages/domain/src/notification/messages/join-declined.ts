import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const joinDeclined: MessageTemplate<"join-declined"> = (content, context) => ({
  subject: "No spot this time",
  lead: `The host couldn't fit you in at ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: { label: "Find another game", path: "/" },
});
