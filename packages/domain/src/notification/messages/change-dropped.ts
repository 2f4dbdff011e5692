import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const changeDropped: MessageTemplate<"change-dropped"> = (content, context) => ({
  subject: "No change",
  lead: `The host keeps the game as it is: ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
