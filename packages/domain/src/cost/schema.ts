import { z } from "zod";
import { playerAvatar } from "../golfer/schema.ts";
import { entityId, teeTimeId, userId } from "../id.ts";
import { oneLine } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { COST_MAX, COST_RULE_MAX, CURRENCIES, PAYEES, SHARE_MAX } from "./constants.ts";

/** Of one player, in cents; null where nothing was said. */
export const COST_TOO_MUCH = "That's too much";
const upTo = (max: number) =>
  z.number().int("Amounts are whole cents").min(0, "Amounts can't be negative").max(max, COST_TOO_MUCH);
const cents = upTo(COST_MAX);
const amounts = { greenFee: cents.nullable(), cart: cents.nullable(), deposit: cents.nullable() };

const share = z.object({
  id: z.string(),
  cents: z.number().int(),
  currency: z.enum(CURRENCIES),
  /** How many friends of the golfer who owes are in it. */
  friends: z.number().int(),
  /** When the golfer who owes said that it's paid, and when the other said that it came. */
  paidAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
});

/** What the viewer owes. */
export const ownShare = share.extend({ creditor: playerAvatar });
/** What is owed to the viewer, by a golfer or by a guest. */
export const shareOfPlayer = share.extend({
  golfer: playerAvatar.nullable(),
  guestName: z.string().nullable(),
  /** When the viewer last reminded the golfer. */
  remindedAt: z.iso.datetime().nullable(),
});
export type ShareOfPlayer = z.infer<typeof shareOfPlayer>;

/** For the export of an account. */
export const exportedShare = share.omit({ id: true, friends: true }).extend({ teeTimeId: z.string(), isOwn: z.boolean() });
export type ExportedShare = z.infer<typeof exportedShare>;

export const gameCosts = z.object({
  ...amounts,
  currency: z.enum(CURRENCIES),
  payee: z.enum(PAYEES),
  /** The course's rule on cancelling, in the host's words. */
  rule: z.string().nullable(),
  /** Who booked with the course. */
  bookedBy: z.object({ id: z.string(), golfer: playerAvatar }),
  updatedAt: z.iso.datetime(),
});
export type GameCosts = z.infer<typeof gameCosts>;

/** What a game costs, and after the round who owes whom: only what concerns the viewer. */
export const costCard = z.object({
  teeTimeId: z.string(),
  /** Null when the host said nothing. */
  costs: gameCosts.nullable(),
  /** Null before the round is over, and when the viewer owes nothing. */
  own: ownShare.nullable(),
  owed: z.array(shareOfPlayer),
});
export type CostCard = z.infer<typeof costCard>;

export const setCostsInput = z.object({
  teeTimeId,
  ...amounts,
  payee: z.enum(PAYEES),
  rule: oneLine(COST_RULE_MAX, tooLong("Rule", COST_RULE_MAX)),
  /** The host or a confirmed player. */
  bookedById: userId,
});
export type SetCostsInput = z.infer<typeof setCostsInput>;

export const removeCostsInput = z.object({ teeTimeId });
export type RemoveCostsInput = z.infer<typeof removeCostsInput>;

const shareId = entityId("shareNotFound");
/** `paid` is said by the golfer who owes, `received` by the golfer who is owed. */
export const tickShareInput = z.object({ shareId, tick: z.enum(["paid", "received"]), isTicked: z.boolean() });
export type TickShareInput = z.infer<typeof tickShareInput>;

export const changeShareInput = z.object({ shareId, cents: upTo(SHARE_MAX) });
export type ChangeShareInput = z.infer<typeof changeShareInput>;

export const remindOfShareInput = z.object({ shareId });
export type RemindOfShareInput = z.infer<typeof remindOfShareInput>;
