import { fail } from "@fourball/domain/failure";
import type { FellowGolfer, RoundRating } from "@fourball/domain/rating/schema";
import { isRatingOpen, ratingClosesAt, requireCompleted } from "@fourball/domain/rating/window";
import { completionOf } from "@fourball/domain/tee-time/completion";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { MockTree } from "../mock-tree.ts";
import { roomOf } from "./chat-answers.ts";
import { golferCard, type MockWorld, readersOf, teeOffOf } from "./world.ts";

export const ratingAnswers = (world: MockWorld): MockTree["rating"] => ({
  round: ({ teeTimeId }) => roundOf(world, roomOf(world, teeTimeId)),
  open: () =>
    world.games
      .filter((game) => game.status === "completed" && readersOf(world, game).includes(world.me.id))
      .map((game) => roundOf(world, game))
      .filter(({ isOpen, golfers }) => isOpen && golfers.some(({ given }) => given === null)),
  rate: ({ teeTimeId, userId, verdict }) => {
    const game = roomOf(world, teeTimeId);
    const { isOpen, golfers } = roundOf(world, game);
    if (userId === world.me.id) throw fail("ratingOfYourself");
    if (!golfers.some((golfer) => golfer.userId === userId)) throw fail("notPlayed");
    if (!isOpen) throw fail("ratingsClosed");
    const given = { playedTogether: verdict.playedTogether, stars: verdict.playedTogether ? verdict.stars : null };
    const others = world.ratings.filter((rating) => rating.teeTimeId !== teeTimeId || rating.userId !== userId);
    world.ratings = [...others, { teeTimeId, userId, given }];
    return roundOf(world, game);
  },
});

function roundOf(world: MockWorld, game: TeeTimeDetail): RoundRating {
  const { id: teeTimeId, course, date, time, status } = game;
  const completedAt = requireCompleted({
    status,
    completedAt: status === "completed" ? completionOf({ teeOffAt: teeOffOf(game) }) : null,
  });
  return {
    teeTimeId,
    courseName: course.name,
    timeZone: course.timeZone,
    date,
    time,
    closesAt: ratingClosesAt(completedAt).toString(),
    isOpen: isRatingOpen(completedAt, Temporal.Now.instant()),
    golfers: readersOf(world, game)
      .filter((userId) => userId !== world.me.id)
      .flatMap((userId) => fellowOf(world, teeTimeId, userId)),
    // Of a round that the viewer hosted, the mock world has none.
    asksWhoCame: false,
  };
}

/** The others have said nothing of the viewer. */
function fellowOf(world: MockWorld, teeTimeId: string, userId: string): FellowGolfer[] {
  const card = golferCard(world, userId);
  if (!card) return [];
  const { firstName, lastName, profileImageUrl, handicap, hasPublicProfile } = card;
  const given = world.ratings.find((rating) => rating.teeTimeId === teeTimeId && rating.userId === userId)?.given ?? null;
  return [
    {
      userId,
      golfer: { firstName, lastName, profileImageUrl, handicap, hasPublicProfile },
      given,
      received: null,
      playAgain: null,
    },
  ];
}
