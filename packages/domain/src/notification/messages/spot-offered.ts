import { momentInWords } from "../../in-words.ts";
import { type MessageTemplate, roundFacts, roundInWords, toTeeTime } from "../message.ts";

export const spotOffered: MessageTemplate<"spot-offered"> = (content, context) => ({
  subject: "A spot opened up",
  lead: `A spot in the game at ${roundInWords(content, context)} is yours if you claim it in time.`,
  facts: [["Claim by", momentInWords(content.expiresAt, context)], ...roundFacts(content, context)],
  action: toTeeTime(context, "Claim the spot"),
});
