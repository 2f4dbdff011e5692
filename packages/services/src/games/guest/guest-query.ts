import { golfCourses, guestRequests, teeTimes } from "@fourball/db/schema/index";
import { asBoolean, onlyIf } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObject } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import { type SQL, sql } from "drizzle-orm";

const columns = {
  id: guestRequests.id,
  teeTimeId: guestRequests.teeTimeId,
  guestName: guestRequests.guestName,
  guestEmail: guestRequests.guestEmail,
  message: guestRequests.message,
  status: guestRequests.status,
  answerDueAt: onlyIf(sql`${guestRequests.status} = 'pending'`, guestRequests.answerDueAt),
  heldUntil: onlyIf(
    sql`${guestRequests.status} = 'approved' and ${guestRequests.heldUntil} < ${teeTimes.teeOffAt}`,
    guestRequests.heldUntil,
  ),
  hasLapsed: asBoolean(sql`${guestRequests.status} = 'declined' and ${guestRequests.expiredAt} is not null`),
  createdAt: guestRequests.createdAt,
  teeTime: jsonObject({
    courseName: golfCourses.name,
    date: teeTimes.date,
    time: teeTimes.time,
    teeOffAt: teeTimes.teeOffAt,
    timeZone: golfCourses.timeZone,
    totalSlots: teeTimes.totalSlots,
    confirmedCount: teeTimes.confirmedCount,
    offeredCount: teeTimes.offeredCount,
  }),
};

export type GuestRequestRow = Stored<typeof columns>;

/** Guests' requests, first come, first listed. */
export const prepareGuestRequests = (where: SQL) =>
  prepareSelect(
    columns,
    from(guestRequests)
      .join(teeTimes, sql`${teeTimes.id} = ${guestRequests.teeTimeId}`)
      .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
    sql`where ${where} order by ${guestRequests.createdAt}, ${guestRequests.id}`,
  );

export const findGuestRequest = prepareGuestRequests(sql`${guestRequests.id} = ${sql.placeholder("id")}::uuid`);

export const guestRequestOfRow = (row: GuestRequestRow): GuestRequest => ({
  ...row,
  answerDueAt: row.answerDueAt && isoInstant(row.answerDueAt),
  heldUntil: row.heldUntil && isoInstant(row.heldUntil),
  createdAt: isoInstant(row.createdAt),
  teeTime: { ...row.teeTime, teeOffAt: isoInstant(row.teeTime.teeOffAt) },
});
