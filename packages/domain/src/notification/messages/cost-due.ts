import { moneyText } from "../../cost/cents.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const costDue: MessageTemplate<"cost-due"> = (content, context) => ({
  subject: `You owe ${actor(context)} ${moneyText(content.cents, content.currency)}`,
  lead: `For your round at ${roundInWords(content, context)}, you owe ${actor(context)} ${moneyText(content.cents, content.currency)}.`,
  facts: roundFacts(content, context),
  note: "Pay each other as you like, then mark it as paid.",
  action: toTeeTime(context, "Mark as paid"),
});
