import { momentInWords } from "../in-words.ts";
import { placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const spotOffered: Writes<"spot-offered"> = (news, about) => ({
  subject: `A spot opened up: ${news.courseName}`,
  lead: `A spot in the round at ${roundInWords(news, about)} is yours if you take it in time.`,
  facts: [["Yours until", momentInWords(news.expiresAt, about)], ...placeFacts(news, about)],
  action: toTeeTime(about, "Take the spot"),
});
