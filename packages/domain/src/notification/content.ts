import { z } from "zod";

const place = { courseName: z.string(), date: z.string(), time: z.string() };
const golferId = z.string();

export const REMINDERS = ["day-before", "soon"] as const;

/** The content of a notification, by kind. Golfers' names are looked up on reading and not stored here. */
export const notificationContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("join-requested"), participantId: z.string(), golferId, ...place }),
  z.object({ kind: z.literal("join-withdrawn"), golferId, wasConfirmed: z.boolean(), ...place }),
  z.object({ kind: z.literal("guest-requested"), guestRequestId: z.string(), ...place }),
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
  z.object({ kind: z.literal("join-approved"), ...place }),
  /** `wasApproved`: the host approved and removed the golfer before the approval was sent. */
  z.object({ kind: z.literal("join-declined"), wasApproved: z.literal(true).optional(), ...place }),
  z.object({ kind: z.literal("request-expired"), ...place }),
  z.object({ kind: z.literal("removed"), ...place }),
  z.object({ kind: z.literal("spot-offered"), expiresAt: z.iso.datetime(), ...place }),
  z.object({ kind: z.literal("offer-lapsed"), ...place }),
  z.object({ kind: z.literal("tee-time-edited"), before: z.object(place), ...place }),
  z.object({ kind: z.literal("tee-time-cancelled"), reason: z.string().nullable(), ...place }),
  /** The golfer is the host from now on. */
  z.object({ kind: z.literal("host-handed-over"), golferId, ...place }),
  /** Another golfer is the host from now on. */
  z.object({ kind: z.literal("host-changed"), golferId, ...place }),
  /** `writtenOn`: the date at the course when it was written, for words like "tomorrow". */
  z.object({ kind: z.literal("reminder"), when: z.enum(REMINDERS), writtenOn: z.string().optional(), ...place }),
  /** To players the day before. `writtenOn`: as in a reminder. */
  z.object({ kind: z.literal("still-playing"), writtenOn: z.string(), ...place }),
  /** How was your round? */
  z.object({ kind: z.literal("round-over"), closesAt: z.iso.datetime(), ...place }),
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
  /** To addresses that are not proven yet, and to one that is an account's no longer; their links too are made with the mail. */
  z.object({ kind: z.literal("sign-up-link") }),
  z.object({ kind: z.literal("guest-request-link"), ...place }),
  z.object({ kind: z.literal("email-change-link") }),
  z.object({ kind: z.literal("email-changed") }),
  z.object({ kind: z.literal("passkey-added"), name: z.string() }),
  z.object({ kind: z.literal("passkey-removed"), name: z.string() }),
]);
export type NotificationContent = z.infer<typeof notificationContent>;
export type NotificationKind = NotificationContent["kind"];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = notificationContent.options.map(({ shape }) => shape.kind.value);
