import { type About, placeFacts, roundInWords, toRequests, type Writes } from "../message.ts";

const guest = ({ actorName }: About): string => actorName ?? "A guest";

export const guestRequested: Writes<"guest-requested"> = (news, about) => ({
  subject: `${guest(about)} would like to join your round as a guest`,
  lead: `${guest(about)}, who has no account, asks to join your round at ${roundInWords(news, about)}.`,
  facts: [["Guest", guest(about)], ...placeFacts(news, about)],
  action: toRequests,
});
