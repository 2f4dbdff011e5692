import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const hostChanged: MessageTemplate<"host-changed"> = (content, context) => ({
  subject: "New host",
  lead: `${actor(context)} is now hosting the game at ${roundInWords(content, context)}.`,
  facts: [["Host", actor(context)], ...roundFacts(content, context)],
  action: toTeeTime(context),
});
