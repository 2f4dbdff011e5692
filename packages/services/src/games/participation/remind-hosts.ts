import type { Db, Tx } from "@fourball/db/client";
import { instantOf } from "@fourball/db/iso-instant";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { answerReminderAt } from "@fourball/domain/participation/answer-clock";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { type Job, type JobContext, stored } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

// The last quarter of a day's time is six hours, and a night may lie between them.
export const FARTHEST = { hours: 16 } as const;

function findWaiting(db: Db, now: Temporal.Instant) {
  const { id, teeTimeId, status, updatedAt, answerDueAt, answerRemindedAt, waitlistedAt } = teeTimeParticipants;
  return db
    .select({ id, askedAt: updatedAt, dueAt: answerDueAt, timeZone: golfCourses.timeZone })
    .from(teeTimeParticipants)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(
      and(
        eq(status, "pending"),
        isNull(answerRemindedAt),
        isNull(waitlistedAt),
        gt(answerDueAt, stored(now)),
        lt(answerDueAt, stored(now.add(FARTHEST))),
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, stored(now)),
      ),
    )
    .orderBy(answerDueAt, id);
}

/** The host's time to answer is nearly over. */
export const remindHosts: Job = {
  async find({ db, clock }) {
    const waiting = await findWaiting(db, clock.now());
    return waiting.filter((request) => isNearlyDue(request, clock.now()));
  },
  async run(ctx, id) {
    const hostId = await ctx.db.transaction((tx) => remind(tx, id, ctx));
    if (hostId) await ctx.bus.publish({ type: "news", recipients: [hostId] });
  },
};

/** A clock that runs, from when on, and on which clock nights pause it. */
type Waiting = Omit<Awaited<ReturnType<typeof findWaiting>>[number], "id">;

export function isNearlyDue({ askedAt, dueAt, timeZone }: Waiting, now: Temporal.Instant): boolean {
  if (!dueAt) return false;
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
