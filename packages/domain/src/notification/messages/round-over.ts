import { momentInWords } from "../../in-words.ts";
import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const roundOver: MessageTemplate<"round-over"> = (content, context) => ({
  subject: "How was your round?",
  lead: `How was playing with the group at ${roundInWords(content, context)}?`,
  facts: [...roundFacts(content, context), ["Rate by", momentInWords(content.closesAt, context)]],
  action: toTeeTime(context, "Rate the round"),
});
