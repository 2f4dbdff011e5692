import { fail } from "@fourball/domain/failure";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { assertActive, assertNotStarted, assertSpotsLeft, spotsFor } from "@fourball/domain/tee-time/spots";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { answerDue, changeRequest, noteInChat, offerOpenSpots } from "./spots.ts";
import { isNamed, participationAsViewer } from "./views.ts";
import {
  gameOf,
  isAcrossBlock,
  type MockWorld,
  myParticipation,
  requestOf,
  spotsOf,
  statusIn,
  teeOffOf,
  updateById,
} from "./world.ts";

export const participationAnswers = (world: MockWorld): MockTree["participation"] => ({
  list: ({ teeTimeId, invite }) => {
    const game = gameOf(world, teeTimeId, invite);
    const isHost = statusIn(world, game) === "host";
    const isShown = (status: string, userId: string) => isHost || status === "confirmed" || userId === world.me.id;
    return world.people
      .filter((each) => each.teeTimeId === teeTimeId && isShown(each.status, each.userId))
      .filter(({ userId }) => isNamed(world, game, userId))
      .map((each) => participationAsViewer(world, each));
  },
  decide: ({ participantId, status, from }) => {
    const { request, game } = requestOf(world, participantId);
    if (request.status !== status) {
      if (from && from !== request.status) throw fail("requestChanged");
      if (status === "confirmed" && isAcrossBlock(world, request.userId)) throw fail("requestChanged");
      assertToCome(game);
      if (status === "confirmed") assertSpotsLeft(spotsFor(spotsOf(world, game), request), request);
      changeRequest(world, participantId, { status, waitlistPosition: null, offerExpiresAt: null });
      if (status === "confirmed") {
        noteInChat(world, { teeTimeId: game.id, userId: request.userId, type: "member_joined" });
        world.removed = world.removed.filter((id) => id !== participantId);
      } else if (request.status === "confirmed") {
        noteInChat(world, { teeTimeId: game.id, userId: request.userId, type: "member_left" });
        world.removed = [...world.removed, participantId];
      }
      // Calendars take a round again only with a higher number.
      if (request.status !== "pending") world.games = updateById(world.games, game.id, { updatedAt: isoNow() });
      offerOpenSpots(world, game);
    }
    return participationAsViewer(world, requestOf(world, participantId).request);
  },
  undoDecision: ({ participantId }) => {
    const { request, game } = requestOf(world, participantId);
    if (request.status !== "pending") {
      assertToCome(game);
      if (isAcrossBlock(world, request.userId)) throw fail("undoTooLate");
      const age = Temporal.Now.instant().since(Temporal.Instant.from(request.updatedAt));
      if (age.total("seconds") >= UNDO_SECONDS) throw fail("undoTooLate");
      if (request.status === "declined" && world.removed.includes(participantId)) throw fail("removalFinal");
      changeRequest(world, participantId, { status: "pending", answerDueAt: answerDue(game) });
      if (request.status === "confirmed") noteInChat(world, { teeTimeId: game.id, userId: request.userId, type: "member_left" });
    }
    return participationAsViewer(world, requestOf(world, participantId).request);
  },
  confirmPlaying: ({ teeTimeId }) => {
    const game = gameOf(world, teeTimeId);
    const own = myParticipation(world, teeTimeId);
    if (!own) throw fail("requestNotFound");
    if (own.status !== "confirmed") throw fail("spotMissing");
    assertToCome(game);
    changeRequest(world, own.id, { playing: own.playing && "confirmed" });
    return participationAsViewer(world, myParticipation(world, teeTimeId) ?? own);
  },
  openPlaying: noSuchLink,
  answerPlaying: noSuchLink,
});

function assertToCome(game: ReturnType<typeof gameOf>): void {
  assertActive(game);
  assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
}

/** Nothing is mailed here. */
function noSuchLink(): never {
  throw fail("linkOver");
}
