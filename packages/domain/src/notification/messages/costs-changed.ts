import { moneyText } from "../../cost/cents.ts";
import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const costsChanged: MessageTemplate<"costs-changed"> = (content, context) => ({
  subject: `${moneyText(content.cents, content.currency)} each`,
  lead: `The host changed what ${roundInWords(content, context)} costs: ${moneyText(content.cents, content.currency)} for each player.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context),
});
