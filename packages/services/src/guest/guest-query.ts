import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, guestRequests, teeTimes } from "@fourball/db/schema/index";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import { type Column, type SQL, sql } from "drizzle-orm";
import { isoInstant } from "../iso-instant.ts";
import { named } from "../named-columns.ts";

const columns = {
  id: guestRequests.id,
  teeTimeId: guestRequests.teeTimeId,
  guestName: guestRequests.guestName,
  guestEmail: guestRequests.guestEmail,
  message: guestRequests.message,
  status: guestRequests.status,
  createdAt: guestRequests.createdAt,
  teeTime: sql`json_build_object('courseName', ${golfCourses.name}, 'date', ${teeTimes.date}, 'time', ${teeTimes.time},
    'teeOffAt', ${teeTimes.teeOffAt}, 'timeZone', ${golfCourses.timeZone}, 'totalSlots', ${teeTimes.totalSlots},
    'confirmedCount', ${teeTimes.confirmedCount})`,
} satisfies Record<keyof GuestRequest, Column | SQL>;

/** Rows of guests' requests as they cross the wire, but for their timestamps. First come, first listed. */
export const prepareGuestRequests = (where: SQL) =>
  prepareSql<GuestRequest>(sql`
    select ${named(columns)} from ${guestRequests}
    join ${teeTimes} on ${teeTimes.id} = ${guestRequests.teeTimeId}
    join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
    where ${where} order by ${guestRequests.createdAt}, ${guestRequests.id}`);

export const findGuestRequest = prepareGuestRequests(sql`${guestRequests.id} = ${sql.placeholder("id")}::uuid`);

export const guestRequestOfRow = (row: GuestRequest): GuestRequest => ({
  ...row,
  createdAt: isoInstant(row.createdAt),
  teeTime: { ...row.teeTime, teeOffAt: isoInstant(row.teeTime.teeOffAt) },
});
