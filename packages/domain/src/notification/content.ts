import { z } from "zod";
import { DISPUTE_DECISIONS } from "../attendance/constants.ts";
import { CURRENCIES } from "../cost/constants.ts";
import { MODERATION_ACTIONS, UNDOABLE_ACTIONS } from "../moderation/constants.ts";
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from "../report/constants.ts";
import { marketplaceQuery } from "../saved-search/schema.ts";
import { STANDING_CHANGES } from "../standing-game/constants.ts";

const place = { courseName: z.string(), date: z.string(), time: z.string() };
const golferId = z.string();
/** In cents. */
const money = { cents: z.number().int(), currency: z.enum(CURRENCIES) };

/** On the waitlist no spot opened, or the golfer didn't take the one on offer; a regular didn't say whether they were in. */
const UNMET = ["no-spot", "offer-not-taken", "not-answered"] as const;

export const REMINDERS = ["day-before", "soon"] as const;

/** What the activity list has, and what is mailed, texted and pushed besides. */
const listed = [
  z.object({ kind: z.literal("join-requested"), participantId: z.string(), golferId, ...place }),
  /** `friends`: how many leave with the golfer. */
  z.object({
    kind: z.literal("join-withdrawn"),
    golferId,
    wasConfirmed: z.boolean(),
    friends: z.number().int().optional(),
    ...place,
  }),
  /** To the host: a friend of this confirmed golfer can't come, and so many still do. */
  z.object({ kind: z.literal("friend-dropped"), golferId, friends: z.number().int(), ...place }),
  z.object({ kind: z.literal("guest-requested"), guestRequestId: z.string(), ...place }),
  /** To the host: this guest made no account in time. */
  z.object({ kind: z.literal("guest-lapsed"), guestRequestId: z.string(), ...place }),
  /** The time in which the host should answer is nearly over. */
  z.object({
    kind: z.literal("answer-due"),
    /** Either a golfer's request, or a guest's. */
    participantId: z.string().optional(),
    golferId: golferId.optional(),
    guestRequestId: z.string().optional(),
    dueAt: z.iso.datetime(),
    ...place,
  }),
  /** `heldUntil`: to a guest, until when the spot waits for an account; null without an end. */
  z.object({ kind: z.literal("join-approved"), heldUntil: z.iso.datetime().nullable().optional(), ...place }),
  /** `wasApproved`: the host approved and removed the golfer before the approval was sent. */
  z.object({ kind: z.literal("join-declined"), wasApproved: z.literal(true).optional(), ...place }),
  /** `why`: it wasn't the host who didn't reply in time. */
  z.object({ kind: z.literal("request-expired"), why: z.enum(UNMET).optional(), ...place }),
  z.object({ kind: z.literal("removed"), ...place }),
  z.object({ kind: z.literal("spot-offered"), expiresAt: z.iso.datetime(), ...place }),
  /**
   * `wasRegular`: a regular of a standing game, who was asked first and is on no waitlist. `isSpotGone`: the offer hasn't run out,
   * the host made the group smaller.
   */
  z.object({
    kind: z.literal("offer-lapsed"),
    wasRegular: z.literal(true).optional(),
    isSpotGone: z.literal(true).optional(),
    ...place,
  }),
  /** To a regular, for whom the host of a standing game keeps a spot. */
  z.object({ kind: z.literal("regular-asked"), golferId, expiresAt: z.iso.datetime(), ...place }),
  z.object({ kind: z.literal("tee-time-edited"), before: z.object(place), ...place }),
  z.object({ kind: z.literal("tee-time-cancelled"), reason: z.string().nullable(), ...place }),
  /** The golfer is the host from now on. `friends`: how many friends of the new host play beside the group. */
  z.object({ kind: z.literal("host-handed-over"), golferId, friends: z.number().int().optional(), ...place }),
  /** Another golfer is the host from now on. */
  z.object({ kind: z.literal("host-changed"), golferId, ...place }),
  /** `writtenOn`: the date at the course when it was written, for words like "tomorrow". */
  z.object({ kind: z.literal("reminder"), when: z.enum(REMINDERS), writtenOn: z.string().optional(), ...place }),
  /** To players the day before. `writtenOn`: as in a reminder. */
  z.object({ kind: z.literal("still-playing"), writtenOn: z.string(), ...place }),
  /** To partners of the host, who see the game before everyone else. */
  z.object({ kind: z.literal("partners-first"), golferId, opensAt: z.iso.datetime(), ...place }),
  /** How was your round? */
  z.object({ kind: z.literal("round-over"), closesAt: z.iso.datetime(), ...place }),
  /** To players: the host would change the game to that. */
  z.object({ kind: z.literal("change-proposed"), after: z.object(place), ...place }),
  /** To the host: this player can't make it then. */
  z.object({ kind: z.literal("change-refused"), golferId, ...place }),
  /** To players: the game stays as it is. */
  z.object({ kind: z.literal("change-dropped"), ...place }),
  /** To a player who couldn't make it: the change is made, and they have left. */
  z.object({ kind: z.literal("change-left"), ...place }),
  /** To players and golfers who asked: what each pays has changed, in all. */
  z.object({ kind: z.literal("costs-changed"), ...money, ...place }),
  /** After the round, to a golfer: what they owe this one. */
  z.object({ kind: z.literal("cost-due"), golferId, ...money, ...place }),
  /** This golfer says that it's paid. */
  z.object({ kind: z.literal("cost-paid"), golferId, ...money, ...place }),
  /** To other players: the host says that this golfer didn't come. */
  z.object({ kind: z.literal("no-show-question"), golferId, answerBy: z.iso.datetime(), ...place }),
  /** To the golfer: it shows from then on, unless it is disputed. */
  z.object({ kind: z.literal("no-show-recorded"), showsAt: z.iso.datetime(), ...place }),
  /** To the golfer, and of a no-show to the host: an admin decided, or the host took it back. */
  z.object({
    kind: z.literal("record-settled"),
    entry: z.enum(["late-withdrawal", "no-show"]),
    decision: z.enum(DISPUTE_DECISIONS),
    /** For the host, whose record it isn't. */
    isOfPlayer: z.boolean(),
    ...place,
  }),
  /** To the golfer who reported something. */
  z.object({
    kind: z.literal("report-settled"),
    reportId: z.string(),
    subject: z.enum(REPORT_SUBJECTS),
    outcome: z.enum(REPORT_OUTCOMES),
  }),
  /** To the golfer whom it concerns; never who reported what. */
  z.object({
    kind: z.literal("moderated"),
    actions: z.array(z.enum(MODERATION_ACTIONS)),
    category: z.enum(REPORT_REASONS),
    /** When a suspension ends; null for good, or without one. */
    suspendedUntil: z.iso.datetime().nullable(),
  }),
  z.object({ kind: z.literal("moderation-undone"), action: z.enum(UNDOABLE_ACTIONS) }),
  /** Both would play together again. */
  z.object({ kind: z.literal("partners"), golferId }),
  /** To golfers of a game that repeats: what the golfer changed. */
  z.object({
    kind: z.literal("standing-game"),
    change: z.enum(STANDING_CHANGES),
    golferId,
    standingGameId: z.string(),
    /** How often, in words. */
    when: z.string(),
    courseName: z.string(),
    time: z.string(),
    /** Of a date that is skipped. */
    date: z.string().nullable(),
  }),
  /** Games that a saved search found; `count` is of all, `games` are the first of them. */
  z.object({
    kind: z.literal("search-matched"),
    searchId: z.string(),
    /** The search in words. */
    search: z.string(),
    /** Without the golfer's place, which goes when the search is deleted. */
    query: marketplaceQuery,
    /** The golfer's clock, at whose night it isn't sent. */
    timeZone: z.string(),
    count: z.number().int(),
    games: z.array(z.object({ teeTimeId: z.string(), openSpots: z.number().int(), ...place })),
  }),
] as const;

/** About the account, for somebody without one, or for a calendar: emails only. */
const onlyMailed = [
  /** To a golfer who left by themselves and has the game in a calendar from a mail. */
  z.object({ kind: z.literal("left-game"), ...place }),
  /** Games with open spots near where the golfer plays; `count` is of all, `games` are the first of them. */
  z.object({
    kind: z.literal("weekly-digest"),
    near: z.string(),
    count: z.number().int(),
    games: z.array(z.object({ openSpots: z.number().int(), ...place })),
  }),
  /** The links of these two are made when the mail is, so that no secret waits here. */
  z.object({ kind: z.literal("password-reset") }),
  z.object({ kind: z.literal("email-verification") }),
  z.object({ kind: z.literal("password-changed") }),
  z.object({ kind: z.literal("password-removed") }),
  /** To addresses that are not proven yet, and to one that is an account's no longer; their links too are made with the mail. */
  z.object({ kind: z.literal("sign-up-link") }),
  z.object({ kind: z.literal("guest-request-link"), ...place }),
  /** To a guest who made no account in time. */
  z.object({ kind: z.literal("hold-lapsed"), ...place }),
  z.object({ kind: z.literal("email-change-link") }),
  z.object({ kind: z.literal("email-changed") }),
  z.object({ kind: z.literal("passkey-added"), name: z.string() }),
  z.object({ kind: z.literal("passkey-removed"), name: z.string() }),
  z.object({ kind: z.literal("identity-connected"), provider: z.string() }),
  z.object({ kind: z.literal("identity-removed"), provider: z.string() }),
] as const;

/** The content of a notification, by kind. Golfers' names are looked up on reading and not stored here. */
export const notificationContent = z.discriminatedUnion("kind", [...listed, ...onlyMailed]);
export const listedContent = z.discriminatedUnion("kind", listed);
export type ListedContent = z.infer<typeof listedContent>;
export type ListedKind = ListedContent["kind"];

export type NotificationContent = z.infer<typeof notificationContent>;
export type NotificationKind = NotificationContent["kind"];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = notificationContent.options.map(({ shape }) => shape.kind.value);

/** What the activity list doesn't have. */
export const ONLY_MAILED: readonly NotificationKind[] = onlyMailed.map(({ shape }) => shape.kind.value);
