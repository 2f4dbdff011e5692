import { momentInWords } from "../../in-words.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const noShowQuestion: MessageTemplate<"no-show-question"> = (content, context) => ({
  subject: `Did ${actor(context)} come?`,
  lead: `The host says that ${actor(context)} didn't come to ${roundInWords(content, context)}. You were there: is that right?`,
  facts: [...roundFacts(content, context), ["Answer by", momentInWords(content.answerBy, context)]],
  note: "Without your answer it doesn't count. We don't say who answered.",
  action: toTeeTime(context, "Yes or no"),
});
