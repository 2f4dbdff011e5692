import type { Tx } from "@fourball/db/client";
import { teeTimes } from "@fourball/db/schema/index";
import { MOOD } from "@fourball/domain/tee-time/constants";
import type { EditTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertActive, assertNotStarted, assertSlotsCoverPlayers } from "@fourball/domain/tee-time/spots";
import { assertBookable, teeOffInstant } from "@fourball/domain/tee-time/when";
import { eq, sql } from "drizzle-orm";
import { type LockedTeeTime, lockVisibleTeeTime } from "../access/lock-tee-time.ts";
import { requireHost } from "../access/require-host.ts";
import { excuseChanged } from "../attendance/excuse-withdrawals.ts";
import { forgetEarlyArrivals } from "../attendance/forget-arrivals.ts";
import { requireCourse } from "../course/require-course.ts";
import { enqueueForEveryone, roundOf } from "../notification/enqueue-notifications.ts";
import { followTheGame } from "../notification/follow-the-game.ts";
import { restartClocks } from "../participation/restart-clocks.ts";
import { publishChange } from "../realtime/publish-change.ts";
import type { MemberContext } from "../service-context.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { newInvite } from "./invite-token.ts";
import { offerOpenSpots } from "./waitlist/offer-open-spots.ts";

type Changes = Omit<EditTeeTimeInput, "teeTimeId">;

/** Host only, before tee-off. All participants are notified of a new date, time or course. */
export async function editTeeTime(ctx: MemberContext, { teeTimeId, ...changes }: EditTeeTimeInput): Promise<TeeTimeDetail> {
  const { edited, wasPublic } = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { teeTime } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    requireHost(ctx.viewer, teeTime);
    assertActive(teeTime);
    assertNotStarted(teeTime, now);
    const totalSlots = changes.totalSlots ?? teeTime.totalSlots;
    assertSlotsCoverPlayers({ totalSlots, confirmed: teeTime.confirmed });

    const after = {
      courseId: changes.courseId ?? teeTime.courseId,
      date: changes.date ?? teeTime.date,
      time: changes.time ?? teeTime.time,
    };
    const moved = after.courseId !== teeTime.courseId || after.date !== teeTime.date || after.time !== teeTime.time;
    const { courseName, timeZone } = after.courseId === teeTime.courseId ? teeTime : await newCourse(tx, after.courseId);
    const teeOffAt = moved ? teeOffInstant({ ...after, timeZone }) : teeTime.teeOffAt;
    if (moved) assertBookable(teeOffAt, now, timeZone);
    const changed = { ...teeTime, ...after, courseName, timeZone, teeOffAt };
    await tx
      .update(teeTimes)
      .set({
        ...changes,
        ...(changes.description === "" && { description: null }),
        ...moodOf(changes),
        ...inviteOf(changes, teeTime),
        totalSlots,
        ...(moved && { calendarSequence: teeTime.calendarSequence + 1, movedAt: sql`clock_timestamp()` }),
        teeOffAt: new Date(teeOffAt.epochMilliseconds),
      })
      .where(eq(teeTimes.id, teeTimeId));
    if (moved) {
      const content = {
        kind: "tee-time-edited" as const,
        before: roundOf(teeTime),
        ...roundOf(changed),
      };
      await excuseChanged(tx, teeTimeId);
      await forgetEarlyArrivals(tx, changed, { isElsewhere: after.courseId !== teeTime.courseId });
      await followTheGame(tx, changed);
      await enqueueForEveryone(tx, teeTimeId, content);
    }
    if (!teeOffAt.equals(teeTime.teeOffAt)) await restartClocks(tx, changed, now);
    await offerOpenSpots(tx, changed, { now });
    return { edited: await getTeeTime({ ...ctx, db: tx }, { teeTimeId }), wasPublic: teeTime.isPublic };
  });
  await publishChange(ctx, teeTimeId, "edited", { wasPublic });
  return edited;
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
