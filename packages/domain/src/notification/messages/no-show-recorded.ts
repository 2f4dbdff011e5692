import { momentInWords } from "../../in-words.ts";
import { type MessageTemplate, roundFacts, roundInWords, toRecord } from "../message.ts";

export const noShowRecorded: MessageTemplate<"no-show-recorded"> = (content, context) => ({
  subject: "Your record",
  lead: `The host says that you didn't come to ${roundInWords(content, context)}.`,
  facts: [...roundFacts(content, context), ["Shows from", momentInWords(content.showsAt, context)]],
  note: "If that's not right, tell us what happened. It won't show while we look at it.",
  action: toRecord,
});
