import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { standingDates, standingGames, standingRegulars, teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { STANDING_GAMES_MAX } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs } from "@fourball/domain/standing-game/dates";
import { type CreateStandingGameInput, type StandingGame, standingGame } from "@fourball/domain/standing-game/schema";
import { assertActive, hasStarted } from "@fourball/domain/tee-time/spots";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { once } from "../../core/once.ts";
import { publishChange, publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { requireCourse } from "../course/require-course.ts";
import { freeSpots } from "../participation/offer-open-spots.ts";
import { askRegulars } from "./ask-regulars.ts";
import { findCandidates } from "./find-candidates.ts";
import { type LockedStandingGame, lockOwnStandingGame, regularsOf } from "./lock-standing-game.ts";
import { type Made, makeDue, publishMade } from "./make-dates.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";
import { getStandingGame } from "./read-standing-games.ts";

/** Repeats a game of the viewer, played already or not: it is the first date, and the others are made like it. */
export async function createStandingGame(ctx: MemberContext, input: CreateStandingGameInput): Promise<StandingGame> {
  let made: Made[] = [];
  const created = await once(ctx, { call: "standingGame.create", input, answer: standingGame }, async (tx) => {
    // Of two at once, the second counts the first. The regulars keep their accounts until they are asked.
    await lockGolfers(tx, [ctx.viewer.id, ...input.regularIds]);
    await lockActiveAccount(tx, ctx.viewer);
    const going = and(eq(standingGames.hostId, ctx.viewer.id), isNull(standingGames.endedAt));
    if ((await tx.$count(standingGames, going)) >= STANDING_GAMES_MAX)
      throw fail("standingGamesTooMany", { values: { most: STANDING_GAMES_MAX } });
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, input.teeTimeId);
    assertActive(teeTime);
    await requireCandidates(tx, ctx.viewer.id, input.regularIds);
    await releaseFromEnded(tx, teeTime.id);
    const id = await insertGame(tx, teeTime, input, ctx.clock.now());
    const game = await lockOwnStandingGame(tx, ctx.viewer, id);
    await notifyOfStandingGame(tx, game, { recipients: input.regularIds, golferId: ctx.viewer.id, change: "added" });
    const now = ctx.clock.now();
    await askForFirst(tx, game, teeTime, now);
    // The next date may be less than two weeks away.
    made = await makeDue(tx, game, { regulars: await regularsOf(tx, id), now });
    return getStandingGame({ ...ctx, db: tx }, { standingGameId: id });
  });
  await publishMade(ctx, made);
  await publishChange(ctx, input.teeTimeId, "edited");
  await publishNotifications(ctx, [ctx.viewer.id, ...input.regularIds]);
  return created;
}

/** The game that is repeated asks the regulars too, but those who take part in it or were declined. */
async function askForFirst(tx: Tx, game: LockedStandingGame, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<void> {
  if (hasStarted(teeTime, now)) return;
  const { userId, teeTimeId } = teeTimeParticipants;
  const known = await tx.select({ userId }).from(teeTimeParticipants).where(eq(teeTimeId, teeTime.id));
  const regulars = (await regularsOf(tx, game.id)).filter((each) => !known.some((other) => other.userId === each.userId));
  const { id, date, teeOffAt } = teeTime;
  await askRegulars(tx, game, { teeTimeId: id, date, teeOffAt }, { regulars, spots: await freeSpots(tx, id), now });
}

/** A date of a standing game that has ended can begin another; 409 for one that goes on. */
async function releaseFromEnded(tx: Tx, teeTimeId: string): Promise<void> {
  const ended = tx.select({ id: standingGames.id }).from(standingGames).where(isNotNull(standingGames.endedAt));
  const ofGame = eq(standingDates.teeTimeId, teeTimeId);
  await tx.delete(standingDates).where(and(ofGame, inArray(standingDates.standingGameId, ended)));
  if ((await tx.$count(standingDates, ofGame)) > 0) throw fail("repeatsAlready");
}

/** 400 where one of them isn't a golfer that the viewer plays with. */
export async function requireCandidates(tx: Tx, viewerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const candidates = new Set((await findCandidates(tx, viewerId)).map(({ userId }) => userId));
  if (!ids.every((id) => candidates.has(id))) throw fail("regularsUnknown", { path: ["regularIds"] });
}

async function insertGame(
  tx: Tx,
  teeTime: LockedTeeTime,
  { frequency, regularIds, isPublic }: CreateStandingGameInput,
  now: Temporal.Instant,
): Promise<string> {
  const { hostId, courseId, date, time, totalSlots, description, moodEmoji, mood, preferences } = teeTime;
  const { timeZone } = await requireCourse(tx, courseId);
  const rule = { frequency, startsOn: date, time, timeZone };
  // Its own game is there already, so the next one is the first to be made.
  const from = Temporal.Instant.compare(teeTime.teeOffAt, now) > 0 ? teeTime.teeOffAt : now;
  const [next] = nextTeeOffs(rule, from, 1);
  if (!next) throw new Error("a rule has no next date");
  const pattern = { hostId, courseId, time, totalSlots, description, moodEmoji, mood, preferences };
  const [row] = await tx
    .insert(standingGames)
    .values({ ...pattern, frequency, isPublic, startsOn: date, nextAt: toTimestamp(next.toInstant()) })
    .returning({ id: standingGames.id });
  if (!row) throw new Error("an insert returned no row");
  await tx.insert(standingDates).values({ standingGameId: row.id, date, teeTimeId: teeTime.id });
  await tx.insert(standingRegulars).values(regularIds.map((userId) => ({ standingGameId: row.id, userId })));
  return row.id;
}
