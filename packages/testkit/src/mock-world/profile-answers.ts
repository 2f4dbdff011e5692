import { fail } from "@fourball/domain/failure";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import type { MockWorld } from "./world.ts";

export const profileAnswers = (world: MockWorld): Partial<MockTree["profile"]> => ({
  update: ({ smsOptIn, marketingOptIn, ...changes }) => {
    const { smsOptInAt, marketingOptInAt } = world.me;
    world.me = {
      ...world.me,
      ...changes,
      smsOptInAt: consent(smsOptIn, smsOptInAt),
      marketingOptInAt: consent(marketingOptIn, marketingOptInAt),
      updatedAt: isoNow(),
    };
    return world.me;
  },
});

/** Unchanged unless the update sets it. */
const consent = (given: boolean | undefined, since: string | null): string | null =>
  given === undefined ? since : given ? (since ?? isoNow()) : null;

export const ratingAnswers = (world: MockWorld): MockTree["rating"] => ({
  round: ({ teeTimeId }) => roundOf(world, teeTimeId),
  open: () => world.rounds.filter(({ isOpen }) => isOpen),
  rate: ({ teeTimeId, userId, verdict }) => {
    const round = roundOf(world, teeTimeId);
    const given = { playedTogether: verdict.playedTogether, stars: verdict.playedTogether ? verdict.stars : null };
    const golfers = round.golfers.map((fellow) => (fellow.userId === userId ? { ...fellow, given } : fellow));
    const rated = { ...round, golfers };
    world.rounds = world.rounds.map((each) => (each === round ? rated : each));
    return rated;
  },
});

function roundOf(world: MockWorld, teeTimeId: string): RoundRating {
  const round = world.rounds.find((each) => each.teeTimeId === teeTimeId);
  if (!round) throw fail("teeTimeNotFound");
  return round;
}
