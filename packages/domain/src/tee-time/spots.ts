import { type FailureName, fail } from "../failure.ts";
import { NO_SPOTS_LEFT } from "../failures/games.ts";

export type Spots = {
  totalSlots: number;
  confirmed: number;
  /** On offer to golfers on the waitlist: such a spot is taken until the offer ends. */
  offered: number;
};

/** A game as it is sent, and its spots. */
export type CountedGame = { totalSlots: number; confirmedCount: number; offeredCount: number };
export const spotsOfGame = ({ totalSlots, confirmedCount, offeredCount }: CountedGame): Spots => ({
  totalSlots,
  confirmed: confirmedCount,
  offered: offeredCount,
});

/** For players, and for golfers on the waitlist whom they are offered to. */
const spotsLeft = ({ totalSlots, confirmed }: Omit<Spots, "offered">): number => totalSlots - confirmed - 1; // the host plays too

/** To a golfer whom a player of the game keeps out. */
export const asFull = <Game extends Spots>(game: Game): Game => ({ ...game, offered: Math.max(game.offered, spotsLeft(game)) });

/** For everyone. */
export const openSpots = (spots: Spots): number => spotsLeft(spots) - spots.offered;

export const isFull = (spots: Spots): boolean => openSpots(spots) <= 0;

const spotsForOthers = (spots: Spots): number => spots.totalSlots - 1;

/** `2 spots open`, or `Full`. */
export function openSpotsText(spots: Spots): string {
  const open = openSpots(spots);
  return open <= 0 ? "Full" : `${open} ${open === 1 ? "spot" : "spots"} open`;
}

/** For screen readers on a card, whose words say only how many are open. */
export const spotsText = (spots: Spots): string => `${Math.max(0, openSpots(spots))} of ${spotsForOthers(spots)} spots`;

/** On a public profile. */
export const profileSpotsText = (spots: Spots): string => `${spots.confirmed}/${spotsForOthers(spots)}`;

/** Beside the heading of the players. */
export const playersText = (spots: Spots): string => `(${spots.confirmed + 1}/${spots.totalSlots})`;

export function assertSpotLeft(spots: Spots): void {
  if (openSpots(spots) <= 0) throw fail("noSpotsLeft");
}

type Offerable = { offerExpiresAt: unknown };

/** The spots as a golfer finds them, whose own offer keeps a spot for them. */
export const spotsFor = (spots: Spots, { offerExpiresAt }: Offerable): Spots =>
  offerExpiresAt === null ? spots : { ...spots, offered: spots.offered - 1 };

/** A golfer and the friends whom the golfer brings. */
export const spotsOf = ({ friends }: { friends: readonly unknown[] }): number => 1 + friends.length;

/** Why a request can't be approved, which takes a spot for the golfer and one for each friend; nothing where it can. */
export function whyNotApproved(spots: Spots, request: { friends: readonly unknown[] }): string | undefined {
  const open = openSpots(spots);
  const needed = spotsOf(request);
  if (open <= 0) return NO_SPOTS_LEFT;
  return needed > open ? `This request needs ${needed} spots and ${open} ${open === 1 ? "is" : "are"} open` : undefined;
}

export function assertSpotsLeft(spots: Spots, request: { friends: readonly unknown[] }): void {
  const text = whyNotApproved(spots, request);
  if (text) throw fail(openSpots(spots) > 0 ? "spotsTooFew" : "noSpotsLeft", { text });
}

/** How many offers have a spot. */
export const offersCovered = (spots: Omit<Spots, "offered">): number => Math.max(0, spotsLeft(spots));

export function assertSlotsCoverPlayers(spots: Omit<Spots, "offered">): void {
  if (spotsLeft(spots) < 0) throw fail("playersBelowConfirmed");
}

type Joinable = Spots & {
  hostId: string;
  status: string;
  teeOffAt: Temporal.Instant;
};
type Existing = "pending" | "confirmed" | "declined" | undefined;

/** `viewerId` is absent for a guest. */
export function assertMayJoin(viewerId: string | undefined, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertMayAsk(viewerId, teeTime, existing, now);
  if (isFull(teeTime)) throw fail("teeTimeFull");
}

/** How many friends a golfer can bring who asks for a spot. */
export const roomForFriends = (spots: Spots): number => Math.max(0, openSpots(spots) - 1);

/** Of a game with an open spot for the golfer. */
export function assertRoomForFriends(spots: Spots, friends: readonly unknown[]): void {
  const room = roomForFriends(spots);
  if (friends.length > room) throw fail("friendsTooMany", { text: tooManyFriends(room) });
}

/** Where there is room for so many. */
export function tooManyFriends(room: number): string {
  if (room === 0) return "Only 1 spot is open: you can't bring a friend";
  return `Only ${room + 1} spots are open: you can bring ${room} ${room === 1 ? "friend" : "friends"}`;
}

/** The waitlist is only for full games. */
export function assertMayJoinWaitlist(viewerId: string, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertMayAsk(viewerId, teeTime, existing, now);
  if (!isFull(teeTime)) throw fail("spotOpen");
}

function assertMayAsk(viewerId: string | undefined, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertNotHost(viewerId, teeTime);
  if (existing) throw fail(REQUESTED_ALREADY[existing]);
  assertToCome(teeTime, now);
}

export function assertNotHost(viewerId: string | undefined, { hostId }: { hostId: string }): void {
  if (hostId === viewerId) throw fail("hostCannotJoin");
}

/** What a golfer's earlier request makes of another. */
export const REQUESTED_ALREADY = {
  pending: "alreadyRequested",
  confirmed: "alreadyJoined",
  declined: "requestDeclined",
} as const satisfies Record<string, FailureName>;

export function assertActive({ status }: { status: string }): void {
  if (status === "cancelled") throw fail("teeTimeCancelled");
}

export const hasStarted = ({ teeOffAt }: { teeOffAt: Temporal.Instant }, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(teeOffAt, now) <= 0;

/** Neither cancelled nor begun. */
export function assertToCome(teeTime: { status: string; teeOffAt: Temporal.Instant }, now: Temporal.Instant): void {
  assertActive(teeTime);
  assertNotStarted(teeTime, now);
}

export function assertNotStarted(teeTime: { teeOffAt: Temporal.Instant }, now: Temporal.Instant): void {
  if (hasStarted(teeTime, now)) throw fail("teeTimeStarted");
}
