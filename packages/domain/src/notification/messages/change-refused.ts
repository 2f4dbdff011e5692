import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const changeRefused: MessageTemplate<"change-refused"> = (content, context) => ({
  subject: `${actor(context)} can't make the change`,
  lead: `${actor(context)} can't make it if you change ${roundInWords(content, context)}. Keep the game as it is, or go ahead without them.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context, "Decide"),
});
