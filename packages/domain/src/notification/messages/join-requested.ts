import { actor, placeFacts, roundInWords, toRequests, type Writes } from "../message.ts";

export const joinRequested: Writes<"join-requested"> = (news, about) => ({
  subject: `${actor(about)} would like to join your round`,
  lead: `${actor(about)} asks to join your round at ${roundInWords(news, about)}.`,
  facts: [["Golfer", actor(about)], ...placeFacts(news, about)],
  action: toRequests,
});
