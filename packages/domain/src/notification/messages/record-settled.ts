import { type MessageTemplate, roundFacts, roundInWords, toRecord, toTeeTime } from "../message.ts";

const ENTRY = { "late-withdrawal": "late withdrawal", "no-show": "no-show" } as const;

export const recordSettled: MessageTemplate<"record-settled"> = (content, context) => ({
  subject: `${content.isOfPlayer ? "A player's record" : "Your record"}`,
  lead: `${content.isOfPlayer ? "The" : "Your"} ${ENTRY[content.entry]} at ${roundInWords(content, context)} ${
    content.decision === "kept" ? "still counts" : "no longer counts"
  }.`,
  facts: roundFacts(content, context),
  action: content.isOfPlayer ? toTeeTime(context) : toRecord,
});
