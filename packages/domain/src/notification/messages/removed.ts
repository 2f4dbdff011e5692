import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const removed: MessageTemplate<"removed"> = (content, context) => ({
  subject: "You're no longer in",
  lead: `The host removed you from the game at ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: { label: "Find another game", path: "/" },
});
