import { notFound } from "@fourball/domain/failure";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import type { Club } from "./club.ts";

export const profileAnswers = (club: Club): Partial<MockTree["profile"]> => ({
  update: ({ smsOptIn, marketingOptIn, ...changes }) => {
    const { smsOptInAt, marketingOptInAt } = club.me;
    club.me = {
      ...club.me,
      ...changes,
      smsOptInAt: consent(smsOptIn, smsOptInAt),
      marketingOptInAt: consent(marketingOptIn, marketingOptInAt),
      updatedAt: isoNow(),
    };
    return club.me;
  },
});

/** As it was, unless the golfer said something about it. */
const consent = (given: boolean | undefined, since: string | null): string | null =>
  given === undefined ? since : given ? (since ?? isoNow()) : null;

export const ratingAnswers = (club: Club): MockTree["rating"] => ({
  round: ({ teeTimeId }) => roundOf(club, teeTimeId),
  open: () => club.rounds.filter(({ isOpen }) => isOpen),
  rate: ({ teeTimeId, userId, verdict }) => {
    const round = roundOf(club, teeTimeId);
    const given = { playedTogether: verdict.playedTogether, stars: verdict.playedTogether ? verdict.stars : null };
    const golfers = round.golfers.map((fellow) => (fellow.userId === userId ? { ...fellow, given } : fellow));
    const rated = { ...round, golfers };
    club.rounds = club.rounds.map((each) => (each === round ? rated : each));
    return rated;
  },
});

function roundOf(club: Club, teeTimeId: string): RoundRating {
  const round = club.rounds.find((each) => each.teeTimeId === teeTimeId);
  if (!round) throw notFound("Tee time not found");
  return round;
}
