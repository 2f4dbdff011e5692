import { timeInWords } from "../../in-words.ts";
import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const reminder: MessageTemplate<"reminder"> = (content, context) => ({
  subject: content.when === "soon" ? `Tee-off at ${timeInWords(content.time, context)}` : "Your game is coming up",
  lead: `You're playing at ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
