import type { NotificationContent, NotificationKind } from "./content.ts";
import { GROUP_OF } from "./groups.ts";
import { type Message, type MessageBody, type MessageContext, type MessageTemplate, placeInWords } from "./message.ts";
import { answerDue } from "./messages/answer-due.ts";
import { changeDropped } from "./messages/change-dropped.ts";
import { changeLeft } from "./messages/change-left.ts";
import { changeProposed } from "./messages/change-proposed.ts";
import { changeRefused } from "./messages/change-refused.ts";
import { costDue } from "./messages/cost-due.ts";
import { costPaid } from "./messages/cost-paid.ts";
import { costsChanged } from "./messages/costs-changed.ts";
import { emailChangeLink } from "./messages/email-change-link.ts";
import { emailChanged } from "./messages/email-changed.ts";
import { emailVerification } from "./messages/email-verification.ts";
import { friendDropped } from "./messages/friend-dropped.ts";
import { guestLapsed } from "./messages/guest-lapsed.ts";
import { guestRequestLink } from "./messages/guest-request-link.ts";
import { guestRequested } from "./messages/guest-requested.ts";
import { holdLapsed } from "./messages/hold-lapsed.ts";
import { hostChanged } from "./messages/host-changed.ts";
import { hostHandedOver } from "./messages/host-handed-over.ts";
import { identityConnected, identityRemoved } from "./messages/identity-changed.ts";
import { joinApproved } from "./messages/join-approved.ts";
import { joinDeclined } from "./messages/join-declined.ts";
import { joinRequested } from "./messages/join-requested.ts";
import { joinWithdrawn } from "./messages/join-withdrawn.ts";
import { leftGame } from "./messages/left-game.ts";
import { moderated, moderationUndone } from "./messages/moderated.ts";
import { noShowQuestion } from "./messages/no-show-question.ts";
import { noShowRecorded } from "./messages/no-show-recorded.ts";
import { offerLapsed } from "./messages/offer-lapsed.ts";
import { partners } from "./messages/partners.ts";
import { partnersFirst } from "./messages/partners-first.ts";
import { passkeyAdded, passkeyRemoved } from "./messages/passkey-changed.ts";
import { passwordChanged, passwordRemoved } from "./messages/password-changed.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { recordSettled } from "./messages/record-settled.ts";
import { regularAsked } from "./messages/regular-asked.ts";
import { reminder } from "./messages/reminder.ts";
import { removed } from "./messages/removed.ts";
import { reportSettled } from "./messages/report-settled.ts";
import { requestExpired } from "./messages/request-expired.ts";
import { roundOver } from "./messages/round-over.ts";
import { searchMatched } from "./messages/search-matched.ts";
import { signUpLink } from "./messages/sign-up-link.ts";
import { spotOffered } from "./messages/spot-offered.ts";
import { standingGame } from "./messages/standing-game.ts";
import { stillPlaying } from "./messages/still-playing.ts";
import { teeTimeCancelled } from "./messages/tee-time-cancelled.ts";
import { teeTimeEdited } from "./messages/tee-time-edited.ts";
import { weeklyDigest } from "./messages/weekly-digest.ts";

const messages = {
  "join-requested": joinRequested,
  "join-withdrawn": joinWithdrawn,
  "friend-dropped": friendDropped,
  "guest-requested": guestRequested,
  "guest-lapsed": guestLapsed,
  "answer-due": answerDue,
  "join-approved": joinApproved,
  "join-declined": joinDeclined,
  "hold-lapsed": holdLapsed,
  "request-expired": requestExpired,
  removed,
  "spot-offered": spotOffered,
  "offer-lapsed": offerLapsed,
  "regular-asked": regularAsked,
  "tee-time-edited": teeTimeEdited,
  "tee-time-cancelled": teeTimeCancelled,
  "host-handed-over": hostHandedOver,
  "host-changed": hostChanged,
  reminder,
  "still-playing": stillPlaying,
  "round-over": roundOver,
  "change-proposed": changeProposed,
  "change-refused": changeRefused,
  "change-dropped": changeDropped,
  "change-left": changeLeft,
  "left-game": leftGame,
  "costs-changed": costsChanged,
  "cost-due": costDue,
  "cost-paid": costPaid,
  "no-show-question": noShowQuestion,
  "no-show-recorded": noShowRecorded,
  "record-settled": recordSettled,
  "weekly-digest": weeklyDigest,
  "search-matched": searchMatched,
  "password-reset": passwordReset,
  "email-verification": emailVerification,
  "password-changed": passwordChanged,
  "password-removed": passwordRemoved,
  "sign-up-link": signUpLink,
  "guest-request-link": guestRequestLink,
  "email-change-link": emailChangeLink,
  "email-changed": emailChanged,
  "passkey-added": passkeyAdded,
  "passkey-removed": passkeyRemoved,
  "identity-connected": identityConnected,
  "identity-removed": identityRemoved,
  "report-settled": reportSettled,
  moderated,
  "moderation-undone": moderationUndone,
  partners,
  "partners-first": partnersFirst,
  "standing-game": standingGame,
} satisfies { [Kind in NotificationKind]: MessageTemplate<Kind> };

/** A notification in words. */
export function messageOf(content: NotificationContent, context: MessageContext): Message {
  const body = writes(content)(content, context);
  return { ...body, subject: body.subject + placeAfter(body.subject, content, context), group: GROUP_OF[content.kind] };
}

/** Of two mails about two games, the subject says which is which. */
function placeAfter(subject: string, content: NotificationContent, context: MessageContext): string {
  if (content.kind === "standing-game" || !("courseName" in content)) return "";
  return `${subject.endsWith("?") ? "" : ":"} ${placeInWords(content, context)}`;
}

/** The table has the matching template under each kind, but TypeScript can't relate the lookup to the kind of `content`. */
const writes = (content: NotificationContent): ((content: NotificationContent, context: MessageContext) => MessageBody) =>
  messages[content.kind] as (content: NotificationContent, context: MessageContext) => MessageBody;
