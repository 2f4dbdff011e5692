import { momentInWords } from "../in-words.ts";
import { actor, placeFacts, roundInWords, toRequests, type Writes } from "../message.ts";

export const answerDue: Writes<"answer-due"> = (news, about) => ({
  subject: `${actor(about)} still waits for your answer`,
  lead: `${actor(about)} asked to join your round at ${roundInWords(news, about)} and hopes to hear from you soon.`,
  facts: [["Golfer", actor(about)], ["Answer by", momentInWords(news.dueAt, about)], ...placeFacts(news, about)],
  action: toRequests,
});
