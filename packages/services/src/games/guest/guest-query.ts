import { isoInstant } from "@fourball/db/instants";
import type { RowOf } from "@fourball/db/prepare-once";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, guestRequests, teeTimes } from "@fourball/db/schema/index";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { awaitsProof } from "./claimable-email.ts";

const columns = {
  id: guestRequests.id,
  teeTimeId: guestRequests.teeTimeId,
  guestName: guestRequests.guestName,
  guestEmail: guestRequests.guestEmail,
  message: guestRequests.message,
  status: guestRequests.status,
  answerDueAt: guestRequests.answerDueAt,
  heldUntil: guestRequests.heldUntil,
  expiredAt: guestRequests.expiredAt,
  createdAt: guestRequests.createdAt,
  awaitsProof,
  teeTime: {
    courseName: golfCourses.name,
    date: teeTimes.date,
    time: teeTimes.time,
    teeOffAt: teeTimes.teeOffAt,
    timeZone: golfCourses.timeZone,
    totalSlots: teeTimes.totalSlots,
    confirmedCount: teeTimes.confirmedCount,
    offeredCount: teeTimes.offeredCount,
  },
};

/** Guests' requests, first come, first listed; not of those who left. */
export const prepareGuestRequests = (which: SQL | undefined) =>
  prepareOnce((db) =>
    db
      .select(columns)
      .from(guestRequests)
      .innerJoin(teeTimes, eq(teeTimes.id, guestRequests.teeTimeId))
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .where(and(isNull(guestRequests.leftAt), which))
      .orderBy(asc(guestRequests.createdAt), asc(guestRequests.id)),
  );

export const findGuestRequest = prepareGuestRequests(eq(guestRequests.id, sql.placeholder("id")));

export type GuestRequestRow = RowOf<typeof findGuestRequest>;

export function guestRequestOfRow({ answerDueAt, heldUntil, expiredAt, awaitsProof: _, ...row }: GuestRequestRow): GuestRequest {
  const isHeld = row.status === "approved" && heldUntil !== null && heldUntil < row.teeTime.teeOffAt;
  return {
    ...row,
    answerDueAt: row.status === "pending" && answerDueAt ? isoInstant(answerDueAt) : null,
    heldUntil: isHeld ? isoInstant(heldUntil) : null,
    hasLapsed: row.status === "declined" && expiredAt !== null,
    createdAt: isoInstant(row.createdAt),
    teeTime: { ...row.teeTime, teeOffAt: isoInstant(row.teeTime.teeOffAt) },
  };
}
