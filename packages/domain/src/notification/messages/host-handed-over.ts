import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const hostHandedOver: MessageTemplate<"host-handed-over"> = (content, context) => ({
  subject: `You're the host now: ${content.courseName}`,
  lead: `${actor(context)} passed the round at ${roundInWords(content, context)} to you.`,
  facts: roundFacts(content, context),
  action: toTeeTime(context, "Manage your tee time"),
});
