import { actor, placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const hostChanged: Writes<"host-changed"> = (news, about) => ({
  subject: `A new host: ${news.courseName}`,
  lead: `${actor(about)} now hosts the round at ${roundInWords(news, about)}.`,
  facts: [["Host", actor(about)], ...placeFacts(news, about)],
  action: toTeeTime(about),
});
