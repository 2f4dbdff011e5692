import { placeFacts, roundInWords, type Writes } from "../message.ts";

export const joinDeclined: Writes<"join-declined"> = (news, about) => ({
  subject: `No spot this time: ${news.courseName}`,
  lead: `Your request for the round at ${roundInWords(news, about)} was declined.`,
  facts: placeFacts(news, about),
  action: { label: "Find another round", path: "/" },
});
