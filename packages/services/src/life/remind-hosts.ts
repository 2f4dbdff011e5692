import type { Tx } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { answerReminderAt } from "@fourball/domain/participation/answer-clock";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { type Job, type LifeContext, stored } from "./job.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
// The last quarter of a day's time is six hours, and a night may lie between them.
const farthest = sql.raw("interval '16 hours'");

type Waiting = { id: string; askedMs: number; dueMs: number; timeZone: string };

const findWaiting = prepareSql<Waiting>(sql`
  select p.id as "id", (extract(epoch from p.updated_at) * 1000)::float8 as "askedMs",
    (extract(epoch from p.answer_due_at) * 1000)::float8 as "dueMs", ${golfCourses.timeZone} as "timeZone"
  from ${teeTimeParticipants} p join ${teeTimes} on ${teeTimes.id} = p.tee_time_id
  join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  where p.status = 'pending' and p.answer_reminded_at is null and p.waitlisted_at is null
    and p.answer_due_at > ${now} and p.answer_due_at < ${now} + ${farthest}
    and ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${now}
  order by p.answer_due_at, p.id`);

/** The time in which a host should answer is nearly over. */
export const remindHosts: Job = {
  async find({ db, clock }) {
    const waiting = await findWaiting(db, { now: clock.now().toString() });
    return waiting.filter((request) => isNearlyDue(request, clock.now()));
  },
  async settle(ctx, id) {
    const hostId = await ctx.db.transaction((tx) => remind(tx, id, ctx));
    if (hostId) await ctx.bus.publish({ type: "news", recipients: [hostId] });
  },
};

function isNearlyDue({ askedMs, dueMs, timeZone }: Waiting, now: Temporal.Instant): boolean {
  const askedAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(askedMs));
  const dueAt = Temporal.Instant.fromEpochMilliseconds(Math.floor(dueMs));
  const remindAt = answerReminderAt({ askedAt, dueAt, timeZone });
  return remindAt !== undefined && Temporal.Instant.compare(remindAt, now) <= 0;
}

/** Returns the host whom it reminded. */
async function remind(tx: Tx, participantId: string, { clock }: LifeContext): Promise<string | undefined> {
  const { id, teeTimeId, status, answerDueAt, answerRemindedAt, waitlistedAt, userId } = teeTimeParticipants;
  const [known] = await tx.select({ teeTimeId }).from(teeTimeParticipants).where(eq(id, participantId));
  if (!known) return undefined;
  const teeTime = await lockTeeTime(tx, known.teeTimeId);
  if (teeTime.status !== "active") return undefined;
  const at = stored(clock.now());
  const stillWaits = and(eq(id, participantId), eq(status, "pending"), isNull(answerRemindedAt), isNull(waitlistedAt));
  const [request] = await tx
    .update(teeTimeParticipants)
    .set({ answerRemindedAt: at })
    .where(and(stillWaits, gt(answerDueAt, at)))
    .returning({ golferId: userId, dueAt: answerDueAt });
  if (!request?.dueAt) return undefined;
  await noteReminder(tx, teeTime, { participantId, golferId: request.golferId, dueAt: request.dueAt.toISOString() });
  return teeTime.hostId;
}

type Due = { participantId: string; golferId: string; dueAt: string };

async function noteReminder(tx: Tx, teeTime: LockedTeeTime, due: Due): Promise<void> {
  const news = { kind: "answer-due" as const, ...due, ...(await placeOf(tx, teeTime)) };
  await noteNews(tx, teeTime.id, [teeTime.hostId], news);
}
