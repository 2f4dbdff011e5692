import { z } from "zod";
import { EMAIL_VERIFICATION_HOURS } from "../../account/constants.ts";
import { linkTo } from "../../links/links.ts";
import { secretLink } from "../../links/secret-links.ts";
import { defineNotification, place } from "../define-notification.ts";
import { guest, type MessageContext, roundFacts, roundInWords, toRequests, toTeeTime } from "../message.ts";

const toConfirm = ({ linkToken }: MessageContext): string =>
  linkToken ? secretLink("/guest-request", { confirm: linkToken }) : linkTo("/guest-request");

export const guestRequested = defineNotification({
  kind: "guest-requested",
  content: { guestRequestId: z.string(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["pending"], until: "tee-off" },
  message: (content, context) => ({
    subject: `${guest(context)} wants to join as a guest`,
    lead: `${guest(context)} wants to join your game at ${roundInWords(content, context)}. They don't have an account, so we'll email them your reply.`,
    facts: [["Guest", guest(context)], ...roundFacts(content, context)],
    action: toRequests,
  }),
});

/** To the host: this guest opened the invite link and is in. */
export const guestJoined = defineNotification({
  kind: "guest-joined",
  content: { guestRequestId: z.string(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: `${guest(context)} is in`,
    lead: `${guest(context)} joined your game at ${roundInWords(content, context)} with your invite link, as a guest.`,
    facts: [["Guest", guest(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

/** To the host: this guest can't make it, or doesn't ask any more. */
export const guestLeft = defineNotification({
  kind: "guest-left",
  content: { guestRequestId: z.string(), wasIn: z.boolean(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["withdrawn"], until: "round-over" },
  message: (content, context) => ({
    subject: content.wasIn ? `${guest(context)} can't make it` : `${guest(context)} withdrew their request`,
    lead: content.wasIn
      ? `${guest(context)} can't make it to your game at ${roundInWords(content, context)}. Their spot is open again.`
      : `${guest(context)} withdrew their request to join your game at ${roundInWords(content, context)}.`,
    facts: [["Guest", guest(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

/** To the host: this guest made no account in time. */
export const guestLapsed = defineNotification({
  kind: "guest-lapsed",
  content: { guestRequestId: z.string(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["lapsed"], until: "round-over" },
  message: (content, context) => ({
    subject: `${guest(context)} didn't make an account in time`,
    lead: `The spot of ${guest(context)} in your game at ${roundInWords(content, context)} is open again. You can add them back as long as there's a spot.`,
    facts: [["Guest", guest(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

/** To a guest who made no account in time. */
export const holdLapsed = defineNotification({
  kind: "hold-lapsed",
  content: { ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["lapsed"], until: "always" },
  message: (content, context) => ({
    subject: "Your spot went to someone else",
    lead: `We held your spot at ${roundInWords(content, context)}, but you didn't make an account in time.`,
    facts: roundFacts(content, context),
    action: toTeeTime(context),
  }),
});

/** `isIn`: the guest has the spot already, and only proves the address. */
export const guestRequestLink = defineNotification({
  kind: "guest-request-link",
  content: { isIn: z.literal(true).optional(), ...place },
  group: null,
  whileTrue: { of: "account", while: [], until: "link" },
  message: (content, context) =>
    content.isIn
      ? {
          subject: "You're in, confirm your email",
          lead: `You're playing at ${roundInWords(content, context)}. Open the link to hear of changes by email, and to keep the spot with an account.`,
          facts: [...roundFacts(content, context), ["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
          note: "If you didn't join this game, ignore this email.",
          action: { label: "Confirm my email", path: toConfirm(context) },
        }
      : context.isKnown
        ? {
            subject: "You've already asked to join",
            lead: `The host already has your request to join ${roundInWords(content, context)}.`,
            facts: roundFacts(content, context),
            action: { label: "See your request", path: linkTo("/guest-request") },
          }
        : {
            subject: "Send your request",
            lead: `Open the link to send your request to join ${roundInWords(content, context)}. The host sees it after that.`,
            facts: [...roundFacts(content, context), ["The link works for", `${EMAIL_VERIFICATION_HOURS} hours, once`]],
            note: "If you didn't ask to join, ignore this email. The host won't hear of it.",
            action: {
              label: "Send my request",
              path: toConfirm(context),
            },
          },
});
