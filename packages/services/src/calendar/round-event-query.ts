import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { displayName } from "@fourball/domain/profile/name";
import { type Column, type SQL, sql } from "drizzle-orm";
import { isoInstant } from "../iso-instant.ts";
import { named } from "../named-columns.ts";

type EventRow = Omit<RoundEvent, "geo" | "hostName"> & {
  latitude: number | null;
  longitude: number | null;
  firstName: string | null;
  lastName: string | null;
};

const columns = {
  teeTimeId: teeTimes.id,
  courseName: golfCourses.name,
  location: golfCourses.location,
  latitude: sql`${golfCourses.latitude}::float8`,
  longitude: sql`${golfCourses.longitude}::float8`,
  firstName: users.firstName,
  lastName: users.lastName,
  date: teeTimes.date,
  time: teeTimes.time,
  timeZone: golfCourses.timeZone,
  sequence: teeTimes.calendarSequence,
  isCancelled: sql`(${teeTimes.status} = 'cancelled')`,
  changedAt: teeTimes.updatedAt,
} satisfies Record<keyof EventRow, Column | SQL>;

export const prepareRoundEvents = (where: SQL) =>
  prepareSql<EventRow>(sql`
    select ${named(columns)} from ${teeTimes}
    join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
    join ${users} on ${users.id} = ${teeTimes.hostId}
    where ${where} order by ${teeTimes.teeOffAt}, ${teeTimes.id}`);

export const roundEventOfRow = ({ latitude, longitude, firstName, lastName, changedAt, ...event }: EventRow): RoundEvent => ({
  ...event,
  geo: latitude === null || longitude === null ? null : { latitude, longitude },
  hostName: displayName({ firstName, lastName }),
  changedAt: isoInstant(changedAt),
});
