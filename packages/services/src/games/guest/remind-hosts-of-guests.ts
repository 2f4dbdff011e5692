import type { Db, Tx } from "@fourball/db/client";
import { golfCourses, guestRequests, teeTimes } from "@fourball/db/schema/index";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { type Job, type JobContext, stored } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { FARTHEST, isNearlyDue } from "../participation/remind-hosts.ts";

const { id, teeTimeId, status, answerDueAt, answerRemindedAt, updatedAt } = guestRequests;

const findWaiting = (db: Db, now: Temporal.Instant) =>
  db
    .select({ id, askedAt: updatedAt, dueAt: answerDueAt, timeZone: golfCourses.timeZone })
    .from(guestRequests)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(
      and(
        eq(status, "pending"),
        isNull(answerRemindedAt),
        gt(answerDueAt, stored(now)),
        lt(answerDueAt, stored(now.add(FARTHEST))),
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, stored(now)),
      ),
    )
    .orderBy(answerDueAt, id);

/** The host's time to answer a guest is nearly over. */
export const remindHostsOfGuests: Job = {
  async find({ db, clock }) {
    const waiting = await findWaiting(db, clock.now());
    return waiting.filter((request) => isNearlyDue(request, clock.now()));
  },
  async run(ctx, guestRequestId) {
    const hostId = await ctx.db.transaction((tx) => remind(tx, guestRequestId, ctx));
    if (hostId) await ctx.bus.publish({ type: "notifications-changed", recipients: [hostId] });
  },
};

/** Returns the host who was reminded. */
async function remind(tx: Tx, guestRequestId: string, { clock }: JobContext): Promise<string | undefined> {
  const [known] = await tx.select({ teeTimeId }).from(guestRequests).where(eq(id, guestRequestId));
  if (!known) return undefined;
  const teeTime = await lockTeeTime(tx, known.teeTimeId);
  if (teeTime.status !== "active") return undefined;
  const at = stored(clock.now());
  const [request] = await tx
    .update(guestRequests)
    // The clock starts at `updatedAt`, which stays.
    .set({ answerRemindedAt: at, updatedAt: sql`${updatedAt}` })
    .where(and(eq(id, guestRequestId), eq(status, "pending"), isNull(answerRemindedAt), gt(answerDueAt, at)))
    .returning({ dueAt: answerDueAt });
  if (!request?.dueAt) return undefined;
  const content = { kind: "answer-due" as const, guestRequestId, dueAt: request.dueAt.toISOString(), ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
  return teeTime.hostId;
}
