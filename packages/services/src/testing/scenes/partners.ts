import { playAgainAnswers, roundRatings } from "@fourball/db/schema/index";
import type { TestWorld } from "../../testing.ts";

type Golfer = { id: string };

/** A round that is over, in which these golfers rated each other. */
export async function ratedRound(world: TestWorld, host: Golfer, players: readonly Golfer[]): Promise<void> {
  const completedAt = new Date("2026-06-04T19:00:00Z");
  const round = await world.teeTime({ hostId: host.id, date: "2026-06-04", status: "completed", completedAt });
  for (const player of players) await world.request(round, player, "confirmed");
  const golfers = [host, ...players];
  const pairs = golfers.flatMap((rater) => golfers.filter(({ id }) => id !== rater.id).map((ratee) => ({ rater, ratee })));
  const ratings = pairs.map(({ rater, ratee }) => ({ raterId: rater.id, rateeId: ratee.id, playedTogether: true, stars: 5 }));
  await world.db.insert(roundRatings).values(ratings.map((rating) => ({ ...rating, teeTimeId: round.id })));
}

/** The same, and each of them would play with the host again, and the host with them. */
export async function makePartners(world: TestWorld, host: Golfer, players: readonly Golfer[]): Promise<void> {
  await ratedRound(world, host, players);
  const answers = players.flatMap(({ id }) => [
    { golferId: host.id, otherId: id, answer: "yes" as const },
    { golferId: id, otherId: host.id, answer: "yes" as const },
  ]);
  await world.db.insert(playAgainAnswers).values(answers);
}
