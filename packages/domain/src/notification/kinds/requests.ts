import { z } from "zod";
import { momentInWords } from "../../in-words.ts";
import { defineNotification, golferId, place } from "../define-notification.ts";
import { actor, type MessageContext, roundFacts, roundInWords, toRequests, toTeeTime } from "../message.ts";

export const joinRequested = defineNotification({
  kind: "join-requested",
  content: { participantId: z.string(), golferId, ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["pending"], until: "tee-off" },
  message: (content, context) => ({
    subject: `${actor(context)} wants to join your game`,
    lead: `${actor(context)} wants to join your game at ${roundInWords(content, context)}.`,
    facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
    action: toRequests,
  }),
});

const openAgain = (friends: number): string =>
  friends === 0 ? "Their spot is open again." : `${1 + friends} spots are open again, as they'd have brought friends.`;

/** `friends`: how many leave with the golfer. */
export const joinWithdrawn = defineNotification({
  kind: "join-withdrawn",
  content: { golferId, wasConfirmed: z.boolean(), friends: z.number().int().optional(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["withdrawn"], until: "round-over" },
  message: (content, context) => ({
    subject: content.wasConfirmed ? `${actor(context)} can't make it` : `${actor(context)} withdrew their request`,
    lead: content.wasConfirmed
      ? `${actor(context)} can't make it to your game at ${roundInWords(content, context)}. ${openAgain(content.friends ?? 0)}`
      : `${actor(context)} withdrew their request to join your game at ${roundInWords(content, context)}.`,
    facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

const stillComing = (friends: number): string =>
  friends === 0 ? "comes alone" : `still brings ${friends} ${friends === 1 ? "friend" : "friends"}`;

/** To the host: a friend of this confirmed golfer can't come, and so many still do. */
export const friendDropped = defineNotification({
  kind: "friend-dropped",
  content: { golferId, friends: z.number().int(), ...place },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: "A spot is open again",
    lead: `A friend of ${actor(context)} can't make it to your game at ${roundInWords(content, context)}. ${actor(context)} ${stillComing(content.friends)}.`,
    facts: [["Golfer", actor(context)], ...roundFacts(content, context)],
    action: toTeeTime(context),
  }),
});

/** The time in which the host should answer is nearly over. */
export const answerDue = defineNotification({
  kind: "answer-due",
  content: {
    /** Either a golfer's request, or a guest's. */
    participantId: z.string().optional(),
    golferId: golferId.optional(),
    guestRequestId: z.string().optional(),
    dueAt: z.iso.datetime(),
    ...place,
  },
  group: "JoinRequests",
  whileTrue: { of: "request", while: ["pending"], until: "tee-off" },
  message: (content, context) => ({
    subject: `${actor(context)} is waiting for your reply`,
    lead: `${actor(context)} asked to join your game at ${roundInWords(content, context)} and is waiting for your reply.`,
    facts: [["Golfer", actor(context)], ["Reply by", momentInWords(content.dueAt, context)], ...roundFacts(content, context)],
    action: toRequests,
  }),
});

const toKeepIt = (heldUntil: string | null | undefined, context: MessageContext): string =>
  heldUntil
    ? `Keep your spot: make your account by ${momentInWords(heldUntil, context)}.`
    : "Make your account to chat with the group.";

/** `heldUntil`: to a guest, until when the spot waits for an account; null without an end. */
export const joinApproved = defineNotification({
  kind: "join-approved",
  content: { heldUntil: z.iso.datetime().nullable().optional(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["confirmed"], until: "round-over" },
  message: (content, context) => ({
    subject: "You're in",
    lead: `You're playing at ${roundInWords(content, context)}.${context.isGuest ? ` ${toKeepIt(content.heldUntil, context)}` : ""}`,
    facts: roundFacts(content, context),
    ...(context.isGuest && { note: "Get to the first tee a few minutes early and ask for the host's group." }),
    action: context.isGuest ? { label: "See more games", path: "/" } : toTeeTime(context),
  }),
});

/** `wasApproved`: the host approved and removed the golfer before the approval was sent. */
export const joinDeclined = defineNotification({
  kind: "join-declined",
  content: { wasApproved: z.literal(true).optional(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["declined"], until: "always" },
  message: (content, context) => ({
    subject: "No spot this time",
    lead: `The host couldn't fit you in at ${roundInWords(content, context)}.`,
    facts: roundFacts(content, context),
    action: { label: "Find another game", path: "/" },
  }),
});

/** On the waitlist no spot opened, or the golfer didn't take the one on offer; a regular didn't say whether they were in. */
const UNMET = ["no-spot", "offer-not-taken", "not-answered"] as const;

const words: Record<(typeof UNMET)[number] | "no-reply", { subject: string; lead: (round: string) => string }> = {
  "no-reply": {
    subject: "Your request expired",
    lead: (round) => `The host didn't reply in time to your request for the game at ${round}.`,
  },
  "no-spot": { subject: "No spot opened up", lead: (round) => `No spot opened up for you in the game at ${round}.` },
  "offer-not-taken": {
    subject: "Your offer expired",
    lead: (round) => `You didn't claim the spot in the game at ${round}.`,
  },
  "not-answered": {
    subject: "You didn't reply",
    lead: (round) => `You didn't say whether you were in for the game at ${round}. We'll ask you first again next time.`,
  },
};

/** `why`: it wasn't the host who didn't reply in time. */
export const requestExpired = defineNotification({
  kind: "request-expired",
  content: { why: z.enum(UNMET).optional(), ...place },
  group: "RequestApprovals",
  whileTrue: { of: "own", while: ["expired"], until: "always" },
  message: (content, context) => {
    const { subject, lead } = words[content.why ?? "no-reply"];
    return {
      subject,
      lead: lead(roundInWords(content, context)),
      facts: roundFacts(content, context),
      action: { label: "Find another game", path: "/" },
    };
  },
});

export const removed = defineNotification({
  kind: "removed",
  content: { ...place },
  group: "TeeTimeChanges",
  whileTrue: { of: "own", while: ["declined"], until: "always" },
  message: (content, context) => ({
    subject: "You're no longer in",
    lead: `The host removed you from the game at ${roundInWords(content, context)}.`,
    facts: roundFacts(content, context),
    action: { label: "Find another game", path: "/" },
  }),
});
