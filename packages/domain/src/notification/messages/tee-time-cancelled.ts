import { cancelReasonText } from "../../tee-time/cancel-reason.ts";
import { type MessageTemplate, roundFacts, roundInWords } from "../message.ts";

export const teeTimeCancelled: MessageTemplate<"tee-time-cancelled"> = (content, context) => ({
  subject: "Cancelled",
  lead: `The game at ${roundInWords(content, context)} was cancelled.`,
  facts: roundFacts(content, context),
  ...(content.reason && { note: cancelReasonText(content.reason) }),
  action: { label: "Find another game", path: "/" },
});
