import { placeFacts, roundInWords, type Writes } from "../message.ts";

export const removed: Writes<"removed"> = (news, about) => ({
  subject: `You no longer have a spot: ${news.courseName}`,
  lead: `The host took you out of the round at ${roundInWords(news, about)}.`,
  facts: placeFacts(news, about),
  action: { label: "Find another round", path: "/" },
});
