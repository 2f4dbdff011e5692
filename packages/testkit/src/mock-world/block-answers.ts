import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { changeRequest, offerOpenSpots } from "./spots.ts";
import { golferCard, hasBlocked, type MockWorld, playersOf, readersOf, teeOffOf } from "./world.ts";

export const blockAnswers = (world: MockWorld): MockTree["block"] => ({
  list: () =>
    world.blocks
      .filter(({ blockerId }) => blockerId === world.me.id)
      .toReversed()
      .flatMap(({ blockedId: userId, blockedAt }) => {
        const card = golferCard(world, userId);
        if (!card) return [];
        const { firstName, lastName, profileImageUrl } = card;
        return [{ userId, firstName, lastName, profileImageUrl, blockedAt }];
      }),
  add: ({ userId }) => {
    if (userId === world.me.id) throw fail("blockOfYourself", { path: ["userId"] });
    if (!golferCard(world, userId)) throw fail("golferNotFound");
    if (!hasBlocked(world, userId))
      world.blocks = [...world.blocks, { blockerId: world.me.id, blockedId: userId, blockedAt: isoNow() }];
    const pair = [world.me.id, userId];
    const toCome = gamesToCome(world);
    const endedRequests = toCome.reduce((ended, game) => ended + endRequestsBetween(world, game, userId), 0);
    const gamesTogether = toCome.filter((game) => pair.every((id) => readersOf(world, game).includes(id))).length;
    return { endedRequests, gamesTogether };
  },
  remove: ({ userId }) => {
    world.blocks = world.blocks.filter(({ blockerId, blockedId }) => blockerId !== world.me.id || blockedId !== userId);
    return { userId };
  },
});

function gamesToCome({ games }: MockWorld): TeeTimeDetail[] {
  const now = Temporal.Now.instant();
  return games.filter((game) => game.status === "active" && !hasStarted({ teeOffAt: teeOffOf(game) }, now));
}

/** The other's request to the viewer is declined, and the viewer's to the other withdrawn. */
function endRequestsBetween(world: MockWorld, game: TeeTimeDetail, otherId: string): number {
  const { me } = world;
  const asking = new Map([
    [me.id, otherId],
    [otherId, me.id],
  ]).get(game.hostId);
  const request = playersOf(world, game.id, "pending").find(({ userId }) => userId === asking);
  if (!request) return 0;
  if (request.userId === me.id) world.people = world.people.filter(({ id }) => id !== request.id);
  else changeRequest(world, request.id, { status: "declined", waitlistPosition: null, offerExpiresAt: null });
  offerOpenSpots(world, game);
  return 1;
}
