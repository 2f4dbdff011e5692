import { placeFacts, roundInWords, type Writes } from "../message.ts";

export const requestExpired: Writes<"request-expired"> = (news, about) => ({
  subject: `Your request expired: ${news.courseName}`,
  lead: `Your request for the round at ${roundInWords(news, about)} was not answered in time.`,
  facts: placeFacts(news, about),
  action: { label: "Find another round", path: "/" },
});
