import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const changeProposed: MessageTemplate<"change-proposed"> = (content, context) => ({
  subject: "Still in? A change is proposed",
  lead: `The host would move ${roundInWords(content, context)} to ${roundInWords(content.after, context)}. Would you still play?`,
  facts: roundFacts(content.after, context),
  note: "The change happens once everyone has answered, or when the host decides. If you can't make it, you leave with no mark on your record.",
  action: toTeeTime(context, "Still in or can't"),
});
