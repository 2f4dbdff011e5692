import { GROUP_OF } from "./groups.ts";
import type { About, Message, Wording, Writes } from "./message.ts";
import { answerDue } from "./messages/answer-due.ts";
import { guestRequested } from "./messages/guest-requested.ts";
import { hostChanged } from "./messages/host-changed.ts";
import { hostHandedOver } from "./messages/host-handed-over.ts";
import { joinApproved } from "./messages/join-approved.ts";
import { joinDeclined } from "./messages/join-declined.ts";
import { joinRequested } from "./messages/join-requested.ts";
import { joinWithdrawn } from "./messages/join-withdrawn.ts";
import { offerLapsed } from "./messages/offer-lapsed.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { reminder } from "./messages/reminder.ts";
import { removed } from "./messages/removed.ts";
import { requestExpired } from "./messages/request-expired.ts";
import { roundOver } from "./messages/round-over.ts";
import { spotOffered } from "./messages/spot-offered.ts";
import { teeTimeCancelled } from "./messages/tee-time-cancelled.ts";
import { teeTimeEdited } from "./messages/tee-time-edited.ts";
import type { News, NewsKind } from "./news.ts";

const messages = {
  "join-requested": joinRequested,
  "join-withdrawn": joinWithdrawn,
  "guest-requested": guestRequested,
  "answer-due": answerDue,
  "join-approved": joinApproved,
  "join-declined": joinDeclined,
  "request-expired": requestExpired,
  removed,
  "spot-offered": spotOffered,
  "offer-lapsed": offerLapsed,
  "tee-time-edited": teeTimeEdited,
  "tee-time-cancelled": teeTimeCancelled,
  "host-handed-over": hostHandedOver,
  "host-changed": hostChanged,
  reminder,
  "round-over": roundOver,
  "password-reset": passwordReset,
} satisfies { [Kind in NewsKind]: Writes<Kind> };

/** News in words. */
export const messageOf = (news: News, about: About): Message => ({
  ...writes(news)(news, about),
  group: GROUP_OF[news.kind],
});

/** The table above holds under each kind what writes news of that kind; TypeScript cannot tie a look-up to the kind it is by. */
const writes = (news: News): ((news: News, about: About) => Wording) =>
  messages[news.kind] as (news: News, about: About) => Wording;
