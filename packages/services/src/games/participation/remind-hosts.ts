import type { Tx } from "@fourball/db/client";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { present } from "@fourball/db/select/expression";
import { instantOf } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { answerReminderAt } from "@fourball/domain/participation/answer-clock";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { type Job, type JobContext, stored } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
// The last quarter of a day's time is six hours, and a night may lie between them.
export const FARTHEST: SQL = sql.raw("interval '16 hours'");

const request = alias(teeTimeParticipants, "p");

const findWaiting = prepareSelect(
  { id: request.id, askedAt: request.updatedAt, dueAt: present(request.answerDueAt), timeZone: golfCourses.timeZone },
  from(sql`${teeTimeParticipants} p`)
    .join(teeTimes, sql`${teeTimes.id} = p.tee_time_id`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where p.status = 'pending' and p.answer_reminded_at is null and p.waitlisted_at is null
    and p.answer_due_at > ${now} and p.answer_due_at < ${now} + ${FARTHEST}
    and ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${now}
  order by p.answer_due_at, p.id`,
);

/** The host's time to answer is nearly over. */
export const remindHosts: Job = {
  async find({ db, clock }) {
    const waiting = await findWaiting(db, { now: clock.now().toString() });
    return waiting.filter((request) => isNearlyDue(request, clock.now()));
  },
  async run(ctx, id) {
    const hostId = await ctx.db.transaction((tx) => remind(tx, id, ctx));
    if (hostId) await ctx.bus.publish({ type: "news", recipients: [hostId] });
  },
};

/** A clock that runs, from when on, and on which clock nights pause it. */
export function isNearlyDue({ askedAt, dueAt, timeZone }: RowOf<typeof findWaiting>, now: Temporal.Instant): boolean {
  const remindAt = answerReminderAt({ askedAt: instantOf(askedAt), dueAt: instantOf(dueAt), timeZone });
  return remindAt !== undefined && Temporal.Instant.compare(remindAt, now) <= 0;
}

/** Returns the host who was reminded. */
async function remind(tx: Tx, participantId: string, { clock }: JobContext): Promise<string | undefined> {
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
  const content = { kind: "answer-due" as const, ...due, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
}
