import { fillMessages, playAgainAnswers, spotFills, type teeTimes, type users } from "@fourball/db/schema/index";
import type { StartFillInput } from "@fourball/domain/fill/schema";
import { and, eq, isNotNull } from "drizzle-orm";
import { planFill } from "../../discover/fill-spot/plan-fill.ts";
import { startFill } from "../../discover/fill-spot/start-fill.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import type { TestWorld } from "../../testing.ts";

type Golfer = { id: string };

/** Games near Monterey with one open spot, tomorrow at half past seven, and golfers who may be written to about it. */
export function fillScene(world: TestWorld) {
  const aGolfer = (changes: Partial<typeof users.$inferInsert> = {}) =>
    world.golfer({ timeZone: "America/Los_Angeles", ...changes });

  async function aGame(changes: Partial<typeof teeTimes.$inferInsert> = {}) {
    const course = await world.course({ name: `Cypress Hollow ${crypto.randomUUID()}`, latitude: 36.6, longitude: -121.89 });
    const host = await aGolfer({ firstName: "Hana" });
    const player = await aGolfer({ firstName: "Theo" });
    const game = await world.teeTime({ hostId: host.id, courseId: course.id, totalSlots: 3, ...changes });
    await world.request(game, player, "confirmed");
    return { host, player, game, teeTimeId: game.id, courseId: game.courseId };
  }

  async function runJobsAt(time: Temporal.Instant): Promise<void> {
    world.clock.time = time;
    await runDueJobs(world.anonymous());
    await world.settled();
  }

  /** New golfers with whom the host would play again, and the other way round. */
  async function partnersOf(host: Golfer, count: number, changes: Partial<typeof users.$inferInsert> = {}) {
    const partners = await world.golfers(Array.from({ length: count }, () => ({ timeZone: "America/Los_Angeles", ...changes })));
    const answers = partners.flatMap(({ id }) => [
      { golferId: host.id, otherId: id, answer: "yes" as const },
      { golferId: id, otherId: host.id, answer: "yes" as const },
    ]);
    await world.db.insert(playAgainAnswers).values(answers);
    return partners;
  }

  async function start(host: Golfer, teeTimeId: string, how: Partial<StartFillInput> = {}) {
    const state = await startFill(world.as(host), { teeTimeId, mode: "first-come", confirmsAtOnce: false, ...how });
    await world.settled();
    return state;
  }

  /** The golfers who were written to, in the order of the waves. */
  async function writtenTo(teeTimeId: string): Promise<string[]> {
    const { userId, sentAt } = fillMessages;
    const isSent = and(eq(fillMessages.teeTimeId, teeTimeId), isNotNull(sentAt));
    const sent = await world.db.select({ userId }).from(fillMessages).where(isSent).orderBy(sentAt, userId);
    return sent.map((each) => each.userId);
  }

  /** A game whose host has so many partners, of whom the first wave of the fill was written to. */
  async function aFill({ partners = 6, ...how }: Partial<StartFillInput> & { partners?: number } = {}) {
    const game = await aGame();
    await partnersOf(game.host, partners);
    await start(game.host, game.teeTimeId, how);
    const [first, second] = (await writtenTo(game.teeTimeId)).map((id) => world.as({ id }));
    if (!first) throw new Error("a golfer was written to");
    return { ...game, host: world.as(game.host), first, second: second ?? first };
  }

  return {
    aGolfer,
    aGame,
    runJobsAt,
    partnersOf,
    start,
    writtenTo,
    aFill,
    /** How many golfers would be written to for which reason. */
    async reasonsFor(host: Golfer, teeTimeId: string): Promise<Record<string, number>> {
      const { reasons } = await planFill(world.as(host), { teeTimeId, mode: "first-come" });
      return Object.fromEntries(reasons.map(({ reason, golfers }) => [reason, golfers]));
    },
    async fillOf(teeTimeId: string) {
      const [fill] = await world.db.select().from(spotFills).where(eq(spotFills.teeTimeId, teeTimeId));
      if (!fill) throw new Error("the game has no fill");
      return fill;
    },
  };
}
