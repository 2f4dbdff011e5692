import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { golfCourses, standingDates, standingGames, teeTimes, users } from "@fourball/db/schema/index";
import { MADE_AHEAD_DAYS } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs, teeOffsBetween } from "@fourball/domain/standing-game/dates";
import { opensAtFor } from "@fourball/domain/standing-game/opening";
import { and, eq, isNull, lte } from "drizzle-orm";
import { areApart } from "../../core/access/are-apart.ts";
import { lockAccountIfActive } from "../../core/access/lock-active-account.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { Job, JobContext } from "../../core/job.ts";
import { publishChange, publishNotifications } from "../../core/realtime/publish-change.ts";
import { askRegulars, type MadeDate } from "./ask-regulars.ts";
import { type LockedStandingGame, lockStandingGame, type Regular, regularsOf } from "./lock-standing-game.ts";

// While the host is suspended or the course isn't listed, no dates are made; those missed by then are never made.
const findDue = (db: Db, until: Date) =>
  db
    .select({ id: standingGames.id })
    .from(standingGames)
    .innerJoin(users, eq(users.id, standingGames.hostId))
    .innerJoin(golfCourses, eq(golfCourses.id, standingGames.courseId))
    .where(
      and(
        isNull(standingGames.endedAt),
        lte(standingGames.nextAt, until),
        isNull(users.deletedAt),
        isNotSuspended,
        isNull(golfCourses.archivedAt),
      ),
    )
    .orderBy(standingGames.nextAt, standingGames.id);

const madeUntil = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: MADE_AHEAD_DAYS * 24 });

/** Makes tee times of the dates that are two weeks away or nearer. */
export const makeDates: Job = {
  find: ({ db, clock }) => findDue(db, toTimestamp(madeUntil(clock.now()))),
  run: makeDatesOf,
};

export type Made = { teeTimeId: string; asked: string[] };

/** Those of one game. */
export async function makeDatesOf(ctx: JobContext, id: string): Promise<void> {
  await publishMade(ctx, await ctx.db.transaction((tx) => makeInTurn(tx, ctx, id)));
}

export async function publishMade(ctx: JobContext, made: readonly Made[]): Promise<void> {
  for (const { teeTimeId, asked } of made) {
    await publishChange(ctx, teeTimeId, "created");
    await publishNotifications(ctx, asked);
  }
}

async function makeInTurn(tx: Tx, { clock }: JobContext, id: string): Promise<Made[]> {
  const now = clock.now();
  const [known] = await tx.select({ hostId: standingGames.hostId }).from(standingGames).where(eq(standingGames.id, id));
  if (!known) return [];
  const candidates = await regularsOf(tx, id);
  const open = new Set<string>();
  // In the order of their ids, as accounts are locked everywhere.
  for (const golfer of [known.hostId, ...candidates.map(({ userId }) => userId)].toSorted())
    if (await lockAccountIfActive(tx, golfer)) open.add(golfer);
  const game = await lockStandingGame(tx, id);
  if (!game || !open.has(game.hostId)) return [];
  const regulars: Regular[] = [];
  for (const regular of await regularsOf(tx, id))
    if (open.has(regular.userId) && !(await areApart(tx, game.hostId, regular.userId))) regulars.push(regular);
  return makeDue(tx, game, { regulars, now });
}

/** With the accounts of its host and the regulars locked, and the game itself. */
export async function makeDue(
  tx: Tx,
  game: LockedStandingGame,
  { regulars, now }: { regulars: Regular[]; now: Temporal.Instant },
): Promise<Made[]> {
  const nextAt = Temporal.Instant.fromEpochMilliseconds(game.nextAt.getTime());
  const from = Temporal.Instant.compare(nextAt, now) > 0 ? nextAt : now.add({ seconds: 1 });
  const until = madeUntil(now);
  const dates = Temporal.Instant.compare(from, until) > 0 ? [] : teeOffsBetween(game, { from, until });
  const made: Made[] = [];
  for (const teeOff of dates) {
    const date = await makeDate(tx, game, teeOff, now);
    if (!date) continue;
    // Each date has its turn: the counts are read again.
    const counts = new Map((await regularsOf(tx, game.id)).map((each) => [each.userId, each]));
    const inLine = regulars.map((each) => counts.get(each.userId) ?? each);
    made.push({
      teeTimeId: date.teeTimeId,
      asked: await askRegulars(tx, game, date, { regulars: inLine, spots: game.totalSlots - 1, now }),
    });
  }
  const [next] = nextTeeOffs(game, until, 1);
  if (next)
    await tx
      .update(standingGames)
      .set({ nextAt: toTimestamp(next.toInstant()) })
      .where(eq(standingGames.id, game.id));
  return made;
}

/** Undefined for a date that is skipped. */
async function makeDate(
  tx: Tx,
  game: LockedStandingGame,
  teeOff: Temporal.ZonedDateTime,
  now: Temporal.Instant,
): Promise<MadeDate | undefined> {
  const date = teeOff.toPlainDate().toString();
  const teeOffAt = teeOff.toInstant();
  const known = await tx.$count(standingDates, and(eq(standingDates.standingGameId, game.id), eq(standingDates.date, date)));
  if (known > 0) return undefined;
  const { hostId, courseId, time, totalSlots, description, moodEmoji, mood, preferences } = game;
  const opensAt = game.isPublic ? opensAtFor({ teeOffAt, now }) : undefined;
  const [row] = await tx
    .insert(teeTimes)
    .values({
      ...{ hostId, courseId, date, time, totalSlots, description, moodEmoji, mood, preferences },
      teeOffAt: toTimestamp(teeOffAt),
      isPublic: game.isPublic && !opensAt,
      opensToAllAt: opensAt ? toTimestamp(opensAt) : null,
    })
    .returning({ id: teeTimes.id });
  if (!row) throw new Error("an insert returned no row");
  await tx.insert(standingDates).values({ standingGameId: game.id, date, teeTimeId: row.id });
  return { teeTimeId: row.id, date, teeOffAt };
}
