import { momentInWords } from "../../in-words.ts";
import { actor, type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const partnersFirst: MessageTemplate<"partners-first"> = (content, context) => ({
  subject: `${actor(context)} shows you a game first`,
  lead: `You can ask for a spot in the game at ${roundInWords(content, context)} before everyone else.`,
  facts: [...roundFacts(content, context), ["Partners only until", momentInWords(content.opensAt, context)]],
  action: toTeeTime(context),
});
