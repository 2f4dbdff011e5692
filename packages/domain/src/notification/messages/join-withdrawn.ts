import { actor, placeFacts, roundInWords, toTeeTime, type Writes } from "../message.ts";

export const joinWithdrawn: Writes<"join-withdrawn"> = (news, about) => ({
  subject: news.wasConfirmed ? `${actor(about)} cannot play` : `${actor(about)} took the request back`,
  lead: news.wasConfirmed
    ? `${actor(about)} gave the spot back in your round at ${roundInWords(news, about)}.`
    : `${actor(about)} no longer asks to join your round at ${roundInWords(news, about)}.`,
  facts: [["Golfer", actor(about)], ...placeFacts(news, about)],
  action: toTeeTime(about),
});
