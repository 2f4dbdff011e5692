import { moneyText } from "../../cost/cents.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const costPaid: MessageTemplate<"cost-paid"> = (content, context) => ({
  subject: `${actor(context)} says ${moneyText(content.cents, content.currency)} is paid`,
  lead: `${actor(context)} says they've paid you ${moneyText(content.cents, content.currency)} for ${roundInWords(content, context)}.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context, "Did it arrive?"),
});
