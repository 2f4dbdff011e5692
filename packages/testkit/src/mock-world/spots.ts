import { answerDueAt } from "@fourball/domain/participation/answer-clock";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted, openSpots, spotsOf as spotsOfRequest } from "@fourball/domain/tee-time/spots";
import { iso, isoNow } from "../iso.ts";
import { aChatMessage } from "../tee-time-fixtures.ts";
import { type MockWorld, markRead, playersOf, spotsOf, teeOffOf, updateById, waitlistOf } from "./world.ts";

/** Until when a host should answer a request of now, or a golfer take an offer. */
export const answerDue = (game: TeeTimeDetail): string =>
  iso(answerDueAt({ requestedAt: Temporal.Now.instant(), teeOffAt: teeOffOf(game), timeZone: game.course.timeZone }));

/** Pending requests come first, with the friends that they bring, and an open offer keeps its spot. */
export function offerOpenSpots(world: MockWorld, { id }: Pick<TeeTimeDetail, "id">): void {
  const game = world.games.find((each) => each.id === id);
  if (game?.status !== "active" || hasStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant())) return;
  const asking = playersOf(world, id, "pending").filter(({ waitlistPosition }) => waitlistPosition === null);
  const free = openSpots(spotsOf(world, game)) - asking.reduce((spots, request) => spots + spotsOfRequest(request), 0);
  const next = waitlistOf(world, id).filter(
    ({ offerExpiresAt, userId }) => offerExpiresAt === null && !isBlockedIn(world, id, userId),
  );
  for (const waiting of next.slice(0, Math.max(0, free))) changeRequest(world, waiting.id, { offerExpiresAt: answerDue(game) });
}

/** A player has blocked the golfer, who gets no offer. */
const isBlockedIn = (world: MockWorld, teeTimeId: string, golferId: string): boolean =>
  playersOf(world, teeTimeId, "confirmed").some((player) =>
    world.blocks.some(({ blockerId, blockedId }) => blockerId === player.userId && blockedId === golferId),
  );

type Noted = { teeTimeId: string; userId: string; type: "member_joined" | "member_left" | "cancelled" };

/** What the chat of a game notes of itself; its text is made on read. */
export function noteInChat(world: MockWorld, { teeTimeId, userId, type }: Noted): void {
  const seq = world.messages.filter((message) => message.teeTimeId === teeTimeId).length + 1;
  const note = aChatMessage({ id: crypto.randomUUID(), teeTimeId, seq, type, userId, message: "", timestamp: isoNow() });
  world.messages = [...world.messages, note];
  // What was said before doesn't wait for a new golfer.
  if (type === "member_joined") markRead(world, teeTimeId, userId, seq);
}

/** Changes a request, as of now. */
export function changeRequest(world: MockWorld, id: string, changes: Partial<Participation>): void {
  world.people = updateById(world.people, id, { ...changes, updatedAt: isoNow() });
}
