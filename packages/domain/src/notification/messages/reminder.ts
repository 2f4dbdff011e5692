import { timeInWords } from "../in-words.ts";
import { placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const reminder: Writes<"reminder"> = (news, about) => ({
  subject:
    news.when === "soon"
      ? `Tee-off at ${timeInWords(news.time, about)}: ${news.courseName}`
      : `Your round is coming up: ${news.courseName}`,
  lead: `You play at ${roundInWords(news, about)}.`,
  facts: placeFacts(news, about),
  action: toTeeTime(about),
});
