import type { Tx } from "@fourball/db/client";
import { golfCourses, guestRequests, teeTimes } from "@fourball/db/schema/index";
import { present } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { type Job, type JobContext, stored } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { FARTHEST, isNearlyDue } from "../participation/remind-hosts.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const { id, teeTimeId, status, answerDueAt, answerRemindedAt, updatedAt } = guestRequests;

const findWaiting = prepareSelect(
  { id, askedAt: updatedAt, dueAt: present(answerDueAt), timeZone: golfCourses.timeZone },
  from(guestRequests)
    .join(teeTimes, sql`${teeTimes.id} = ${teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${status} = 'pending' and ${answerRemindedAt} is null and ${answerDueAt} > ${now} and ${answerDueAt} < ${now} + ${FARTHEST}
    and ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${now}
  order by ${answerDueAt}, ${id}`,
);

/** The host's time to answer a guest is nearly over. */
export const remindHostsOfGuests: Job = {
  async find({ db, clock }) {
    const waiting = await findWaiting(db, { now: clock.now().toString() });
    return waiting.filter((request) => isNearlyDue(request, clock.now()));
  },
  async run(ctx, guestRequestId) {
    const hostId = await ctx.db.transaction((tx) => remind(tx, guestRequestId, ctx));
    if (hostId) await ctx.bus.publish({ type: "news", recipients: [hostId] });
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
