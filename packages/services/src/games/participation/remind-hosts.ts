import type { Db, Tx } from "@fourball/db/client";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { golfCourses, guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { answerReminderAt } from "@fourball/domain/participation/answer-clock";
import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import type { Job } from "../../core/job.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

// The last quarter of a day's time is six hours, and a night may lie between them.
const FARTHEST = { hours: 16 } as const;

type Requests = typeof teeTimeParticipants | typeof guestRequests;

const isUnanswered = (requests: Requests, now: Temporal.Instant): SQL | undefined =>
  and(
    eq(requests.status, "pending"),
    isNull(requests.answerRemindedAt),
    gt(requests.answerDueAt, toTimestamp(now)),
    "waitlistedAt" in requests ? isNull(requests.waitlistedAt) : undefined,
  );

function findUnanswered(db: Db, requests: Requests, now: Temporal.Instant) {
  const { id, updatedAt, answerDueAt, teeTimeId } = requests;
  return db
    .select({ id, requestedAt: updatedAt, dueAt: answerDueAt, timeZone: golfCourses.timeZone })
    .from(teeTimes)
    .innerJoin(requests, eq(teeTimeId, teeTimes.id))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(
      and(
        isUnanswered(requests, now),
        lt(answerDueAt, toTimestamp(now.add(FARTHEST))),
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, toTimestamp(now)),
      ),
    )
    .orderBy(answerDueAt, id);
}

/** The host's time to answer is nearly over. */
const remindersOf = (requests: Requests): Job => ({
  async find({ db, clock }) {
    const unanswered = await findUnanswered(db, requests, clock.now());
    return unanswered.filter((request) => isNearlyDue(request, clock.now()));
  },
  async run({ db, bus, clock }, id) {
    const hostId = await db.transaction((tx) => remind(tx, { requests, id, now: clock.now() }));
    if (hostId) await bus.publish({ type: "notifications-changed", recipients: [hostId] });
  },
});

export const remindHosts: Job = remindersOf(teeTimeParticipants);
export const remindHostsOfGuests: Job = remindersOf(guestRequests);

/** A clock that runs, from when on, and on which clock nights pause it. */
type AnswerClock = Omit<Awaited<ReturnType<typeof findUnanswered>>[number], "id">;

function isNearlyDue({ requestedAt, dueAt, timeZone }: AnswerClock, now: Temporal.Instant): boolean {
  if (!dueAt) return false;
  const remindAt = answerReminderAt({ requestedAt: instantOf(requestedAt), dueAt: instantOf(dueAt), timeZone });
  return remindAt !== undefined && Temporal.Instant.compare(remindAt, now) <= 0;
}

type Reminder = { requests: Requests; id: string; now: Temporal.Instant };

/** Returns the host who was reminded. */
async function remind(tx: Tx, { requests, id, now }: Reminder): Promise<string | undefined> {
  const isRequest = eq(requests.id, id);
  const [game] = await tx
    .select({ id: teeTimes.id })
    .from(teeTimes)
    .innerJoin(requests, and(eq(requests.teeTimeId, teeTimes.id), isRequest));
  if (!game) return undefined;
  const teeTime = await lockTeeTime(tx, game.id);
  if (teeTime.status !== "active") return undefined;
  const [request] = await tx
    .update(requests)
    // The clock starts at `updatedAt`, which stays.
    .set({ answerRemindedAt: toTimestamp(now), updatedAt: sql`${requests.updatedAt}` })
    .where(and(isRequest, isUnanswered(requests, now)))
    .returning({ dueAt: requests.answerDueAt, golferId: "userId" in requests ? requests.userId : sql<null>`null` });
  if (!request?.dueAt) return undefined;
  const { golferId } = request;
  const who = golferId ? { participantId: id, golferId } : { guestRequestId: id };
  const content = { kind: "answer-due" as const, ...who, dueAt: request.dueAt.toISOString(), ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
  return teeTime.hostId;
}
