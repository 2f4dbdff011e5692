import { momentInWords } from "../../in-words.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const regularAsked: MessageTemplate<"regular-asked"> = (content, context) => ({
  subject: "Are you in?",
  lead: `${actor(context)} keeps a spot for you in the game at ${roundInWords(content, context)}.`,
  facts: [["Reply by", momentInWords(content.expiresAt, context)], ...roundFacts(content, context)],
  action: toTeeTime(context, "Say if you're in"),
});
