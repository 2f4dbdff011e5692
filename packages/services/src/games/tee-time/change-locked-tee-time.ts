import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { changeProposals, teeTimes } from "@fourball/db/schema/index";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { opensByTeeOff } from "@fourball/domain/tee-time/head-start";
import type { EditTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { assertSlotsCoverPlayers } from "@fourball/domain/tee-time/spots";
import { bookableTeeOff } from "@fourball/domain/tee-time/when";
import { eq } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { newInvite } from "../../core/token/invite-token.ts";
import { enqueueForEveryone, roundOf } from "../../notification/enqueue-notifications.ts";
import { followTheGame } from "../../notification/follow-the-game.ts";
import { excuseChanged } from "../attendance-record/excuse-withdrawals.ts";
import { forgetEarlyArrivals } from "../attendance-record/forget-arrivals.ts";
import { requireCourse } from "../course/require-course.ts";
import { dropHeadStart } from "../head-start/open-to-all.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";
import { restartClocks } from "../participation/restart-clocks.ts";
import { endFill } from "./fill-state.ts";
import { endOffersWithoutSpot } from "./waitlist/end-offers-without-spot.ts";

export type Changes = Omit<EditTeeTimeInput, "teeTimeId">;
type Moved = Pick<LockedTeeTime, "courseId" | "date" | "time" | "courseName" | "timeZone" | "teeOffAt">;

/** Where and when a locked game would be after a change; refused where no game can be then. */
export async function movedTo(tx: Tx, teeTime: LockedTeeTime, changes: Changes, now: Temporal.Instant): Promise<Moved> {
  const { courseId = teeTime.courseId, date = teeTime.date, time = teeTime.time } = changes;
  const { courseName, timeZone } = courseId === teeTime.courseId ? teeTime : await newCourse(tx, courseId);
  const after = { courseId, date, time, courseName, timeZone };
  if (!isMoved(teeTime, after)) return { ...after, teeOffAt: teeTime.teeOffAt };
  return { ...after, teeOffAt: bookableTeeOff(after, now) };
}

/** Changes a locked game, with all that follows. All participants are notified of a new date, time or course. */
export async function changeLockedTeeTime(
  tx: Tx,
  teeTime: LockedTeeTime,
  changes: Changes,
  now: Temporal.Instant,
): Promise<void> {
  const totalSlots = changes.totalSlots ?? teeTime.totalSlots;
  assertSlotsCoverPlayers({ totalSlots, confirmed: teeTime.confirmed });
  await endOffersWithoutSpot(tx, teeTime, totalSlots);
  const after = await movedTo(tx, teeTime, changes, now);
  const changed = { ...teeTime, ...after };
  const moved = isMoved(teeTime, after);
  await tx
    .update(teeTimes)
    .set({
      ...changes,
      ...(changes.description === "" && { description: null }),
      ...moodOf(changes),
      ...inviteOf(changes, teeTime),
      totalSlots,
      ...((moved || (changes.isPublic && !teeTime.isPublic)) && { awaitsMatching: true }),
      ...headStartOf(changes, teeTime, after.teeOffAt),
      ...(moved && { calendarSequence: teeTime.calendarSequence + 1, movedAt: clock }),
      teeOffAt: toTimestamp(after.teeOffAt),
    })
    .where(eq(teeTimes.id, teeTime.id));
  if (moved) await followMove(tx, teeTime, changed, now);
  if (changes.isPublic) await dropHeadStart(tx, teeTime.id);
  if (!after.teeOffAt.equals(teeTime.teeOffAt)) await restartClocks(tx, changed, now);
  await offerOpenSpots(tx, changed, { now });
}

const isMoved = (before: LockedTeeTime, after: Moved | Omit<Moved, "teeOffAt">): boolean =>
  after.courseId !== before.courseId || after.date !== before.date || after.time !== before.time;

async function followMove(tx: Tx, before: LockedTeeTime, changed: LockedTeeTime, now: Temporal.Instant): Promise<void> {
  const content = { kind: "tee-time-edited" as const, before: roundOf(before), ...roundOf(changed) };
  // Golfers were asked about the game as it was, and chosen for that course and that hour.
  await endFill(tx, changed.id, "moved", now);
  await excuseChanged(tx, changed.id);
  await forgetEarlyArrivals(tx, changed, { isElsewhere: changed.courseId !== before.courseId });
  await followTheGame(tx, changed);
  await enqueueForEveryone(tx, changed.id, content);
  // What was proposed was to replace the date, time or course that no longer is.
  await tx.delete(changeProposals).where(eq(changeProposals.teeTimeId, changed.id));
}

async function newCourse(tx: Tx, courseId: string): Promise<Pick<LockedTeeTime, "courseName" | "timeZone">> {
  const { name, timeZone } = await requireCourse(tx, courseId);
  return { courseName: name, timeZone };
}

/** Choosing a mood also sets its emoji. */
const moodOf = ({ mood, moodEmoji }: Changes): { moodEmoji?: string } =>
  mood && !moodEmoji ? { moodEmoji: MOOD[mood].emoji } : {};

/** An unlisted game has a link; listing it again revokes the link. */
const inviteOf = ({ isPublic }: Changes, teeTime: LockedTeeTime): Partial<ReturnType<typeof newInvite>> =>
  isPublic === undefined || isPublic === teeTime.isPublic ? {} : newInvite(teeTime);

/** Listing the game ends its head start, which ends in time before a tee-off that moved. */
function headStartOf({ isPublic }: Changes, { opensToAllAt }: LockedTeeTime, teeOffAt: Temporal.Instant) {
  if (!opensToAllAt) return {};
  return { opensToAllAt: isPublic ? null : toTimestamp(opensByTeeOff(opensToAllAt, teeOffAt)) };
}
