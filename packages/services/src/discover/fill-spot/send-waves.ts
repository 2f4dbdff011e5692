import type { Tx } from "@fourball/db/client";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { anyOf } from "@fourball/db/schema/columns";
import { fillMessages, notifiedGames, spotFills, teeTimes, users } from "@fourball/db/schema/index";
import { mayWriteTo, nextWaveAt, planWaves } from "@fourball/domain/fill/plan";
import type { FillEnd } from "@fourball/domain/fill/schema";
import { hasStarted, offersCovered } from "@fourball/domain/tee-time/spots";
import { and, count, countDistinct, eq, gte, inArray, isNotNull, isNull, lte, min, ne, or, sql } from "drizzle-orm";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { FOUND_MAX, type Job, type JobContext } from "../../core/job.ts";
import { publishChange, publishNotifications } from "../../core/realtime/publish-change.ts";
import { freeSpots } from "../../games/participation/offer-open-spots.ts";
import { endFill, lockFillMessages } from "../../games/tee-time/fill-state.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { asCandidates } from "./as-candidates.ts";
import { mayBeWritten } from "./may-be-written.ts";

type Fill = typeof spotFills.$inferSelect;
const { teeTimeId, userId, sentAt, promisedUntil } = fillMessages;

/**
 * Golfers are written to in waves about an open spot. The rest of the plan is made anew at each, so that after downtime no two
 * waves come at once, and none at night.
 */
export const sendWaves: Job = {
  find({ db, clock }) {
    const now = toTimestamp(clock.now());
    const isPointless = or(
      ne(teeTimes.status, "active"),
      lte(teeTimes.teeOffAt, now),
      ne(teeTimes.teeOffAt, spotFills.teeOffAt),
      lte(sql`${teeTimes.totalSlots} - 1`, teeTimes.confirmedCount),
    );
    return db
      .select({ id: spotFills.teeTimeId })
      .from(spotFills)
      .innerJoin(teeTimes, eq(teeTimes.id, spotFills.teeTimeId))
      .where(and(isNull(spotFills.endedAt), or(lte(spotFills.nextWaveAt, now), isPointless)))
      .orderBy(spotFills.nextWaveAt, spotFills.teeTimeId)
      .limit(FOUND_MAX);
  },
  async run(ctx, id) {
    const written = await ctx.db.transaction((tx) => sendWave(tx, ctx, id));
    if (!written) return;
    await publishChange(ctx, id, "spots");
    if (written.length > 0) await publishNotifications(ctx, written);
  },
};

/** Golfers first, then the game, as everywhere. Returns who was written to; undefined where nothing was due. */
async function sendWave(tx: Tx, ctx: JobContext, id: string): Promise<string[] | undefined> {
  const now = ctx.clock.now();
  const waves = await planRest(tx, ctx, id);
  const [first, second] = waves;
  const isNow = first !== undefined && Temporal.Instant.compare(first.at, now) <= 0;
  await lockGolfers(tx, isNow ? first.golferIds : []);
  const teeTime = await lockTeeTime(tx, id);
  const fill = await findFill(tx, id);
  if (!fill?.nextWaveAt) return undefined;
  const end = whyEnded(fill, teeTime, now);
  if (end) return ended(tx, id, end, now);
  if (Temporal.Instant.compare(instantOf(fill.nextWaveAt), now) > 0) return undefined;
  await lockFillMessages(tx, eq(teeTimeId, id));
  await tx
    .update(fillMessages)
    .set({ promisedUntil: null })
    .where(and(eq(teeTimeId, id), lte(promisedUntil, toTimestamp(now))));
  const promised = await firstPromiseEnd(tx, id);
  if (!first) return promised ? goOn(tx, id, promised) : ended(tx, id, "used-up", now);
  const { mode } = fill;
  const pauseFrom = (planned: Temporal.Instant) => nextWaveAt({ planned, sentAt: now, teeOffAt: teeTime.teeOffAt, mode });
  const spots = await freeSpots(tx, id);
  if (spots === 0) return goOn(tx, id, promised ?? pauseFrom(now));
  if (!isNow) return goOn(tx, id, first.at);
  const written = await write(tx, ctx, { fill, teeTime, spots, ids: first.golferIds, until: pauseFrom(now) });
  // Others of the plan are left, and are looked at again at once.
  if (written.length === 0) return goOn(tx, id, now);
  if (mode === "one-at-a-time") return goOn(tx, id, pauseFrom(now), written);
  if (second) return goOn(tx, id, pauseFrom(second.at), written);
  return ended(tx, id, "used-up", now, written);
}

async function findFill(tx: Tx, id: string): Promise<Fill | undefined> {
  const [fill] = await tx
    .select()
    .from(spotFills)
    .where(and(eq(spotFills.teeTimeId, id), isNull(spotFills.endedAt)));
  return fill;
}

/** What is left to send, planned from now on. */
async function planRest(tx: Tx, { clock, config }: JobContext, id: string) {
  const now = clock.now();
  const fill = await findFill(tx, id);
  if (!fill) return [];
  const ofGame = eq(teeTimeId, id);
  const found = await tx
    .select({ golferId: userId, why: fillMessages.why, rank: fillMessages.rank })
    .from(fillMessages)
    .where(and(ofGame, isNull(sentAt)));
  const [before] = await tx
    .select({ waves: countDistinct(sentAt), golfers: count() })
    .from(fillMessages)
    .where(and(ofGame, gte(sentAt, fill.startedAt)));
  const lapsing = await tx.$count(fillMessages, and(ofGame, lte(promisedUntil, toTimestamp(now))));
  const spots = Math.max(1, (await freeSpots(tx, id)) + lapsing);
  const candidates = await asCandidates(tx, found, { now, ...config });
  const plan = { candidates, now, teeOffAt: instantOf(fill.teeOffAt), spots, mode: fill.mode };
  return planWaves({ ...plan, ...(before && { before }) });
}

function whyEnded(fill: Fill, teeTime: LockedTeeTime, now: Temporal.Instant): FillEnd | undefined {
  if (teeTime.status === "cancelled") return "cancelled";
  if (teeTime.status !== "active" || hasStarted(teeTime, now)) return "started";
  if (!teeTime.teeOffAt.equals(instantOf(fill.teeOffAt))) return "moved";
  return offersCovered(teeTime) === 0 ? "filled" : undefined;
}

async function firstPromiseEnd(tx: Tx, id: string): Promise<Temporal.Instant | undefined> {
  const [first] = await tx
    .select({ at: min(promisedUntil) })
    .from(fillMessages)
    .where(and(eq(teeTimeId, id), isNotNull(promisedUntil)));
  return first?.at ? instantOf(first.at) : undefined;
}

async function goOn(tx: Tx, id: string, at: Temporal.Instant, written: string[] = []): Promise<string[]> {
  await tx
    .update(spotFills)
    .set({ nextWaveAt: toTimestamp(at) })
    .where(eq(spotFills.teeTimeId, id));
  return written;
}

async function ended(tx: Tx, id: string, end: FillEnd, now: Temporal.Instant, written: string[] = []): Promise<string[]> {
  await endFill(tx, id, end, now);
  return written;
}

type WaveToSend = { fill: Fill; teeTime: LockedTeeTime; spots: number; ids: string[]; until: Temporal.Instant };

/** Every rule holds again for each golfer of the wave, who is locked; those for whom one never will are left out for good. */
async function write(tx: Tx, { clock, config }: JobContext, { fill, teeTime, spots, ids, until }: WaveToSend): Promise<string[]> {
  const now = clock.now();
  const { id } = teeTime;
  const eligible = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(anyOf(users.id, ids), mayBeWritten(teeTime)));
  const allowed = new Set(eligible.map((each) => each.id));
  const out = ids.filter((each) => !allowed.has(each));
  const messages = and(eq(teeTimeId, id), isNull(sentAt));
  if (out.length > 0) await tx.delete(fillMessages).where(and(messages, inArray(userId, out)));
  const rows = await tx
    .select({ golferId: userId, why: fillMessages.why, rank: fillMessages.rank, throughId: fillMessages.throughId })
    .from(fillMessages)
    .where(and(messages, inArray(userId, ids)));
  const candidates = await asCandidates(tx, rows, { now, ...config });
  const writable = ids.flatMap((golfer) => candidates.filter((each) => each.golferId === golfer && mayWriteTo(each, now)));
  const isPromise = fill.mode === "one-at-a-time";
  const chosen = isPromise ? writable.slice(0, spots) : writable;
  for (const { golferId, timeZone } of chosen) {
    const row = rows.find((each) => each.golferId === golferId);
    if (!row) continue;
    await tx
      .update(fillMessages)
      .set({ sentAt: toTimestamp(now), ...(isPromise && { promisedUntil: toTimestamp(until) }) })
      .where(and(messages, eq(userId, golferId)));
    const about = { why: row.why, ...(row.throughId && { golferId: row.throughId }), confirmsAtOnce: fill.confirmsAtOnce };
    await enqueueNotifications(tx, id, [golferId], { kind: "spot-opened", ...about, timeZone, ...roundOf(teeTime) });
  }
  const written = chosen.map(({ golferId }) => golferId);
  // A saved search would tell of the game once more.
  if (written.length > 0)
    await tx
      .insert(notifiedGames)
      .values(written.map((golfer) => ({ userId: golfer, teeTimeId: id })))
      .onConflictDoNothing();
  return written;
}
