import { momentInWords } from "../in-words.ts";
import { placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const roundOver: Writes<"round-over"> = (news, about) => ({
  subject: `How was your round at ${news.courseName}?`,
  lead: `Tell how it was to play with the others at ${roundInWords(news, about)}.`,
  facts: [...placeFacts(news, about), ["Open until", momentInWords(news.closesAt, about)]],
  action: toTeeTime(about, "Rate the round"),
});
