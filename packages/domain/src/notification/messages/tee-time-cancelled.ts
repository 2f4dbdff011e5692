import { placeFacts, roundInWords, type Writes } from "../message.ts";

export const teeTimeCancelled: Writes<"tee-time-cancelled"> = (news, about) => ({
  subject: `Cancelled: ${news.courseName}`,
  lead: `The round at ${roundInWords(news, about)} is cancelled.`,
  facts: placeFacts(news, about),
  ...(news.reason && { note: news.reason }),
  action: { label: "Find another round", path: "/" },
});
