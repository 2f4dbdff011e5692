import { placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const offerLapsed: Writes<"offer-lapsed"> = (news, about) => ({
  subject: `The spot went on: ${news.courseName}`,
  lead: `The spot that was offered to you at ${roundInWords(news, about)} was not taken in time.`,
  facts: placeFacts(news, about),
  action: toTeeTime(about),
});
