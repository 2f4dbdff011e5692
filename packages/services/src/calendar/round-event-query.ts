import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { displayName } from "@fourball/domain/profile/name";
import { eq, type SQL } from "drizzle-orm";

const columns = {
  teeTimeId: teeTimes.id,
  courseName: golfCourses.name,
  location: golfCourses.location,
  latitude: golfCourses.latitude,
  longitude: golfCourses.longitude,
  firstName: users.firstName,
  lastName: users.lastName,
  date: teeTimes.date,
  time: teeTimes.time,
  timeZone: golfCourses.timeZone,
  sequence: teeTimes.calendarSequence,
  status: teeTimes.status,
  changedAt: teeTimes.updatedAt,
};

export const prepareRoundEvents = (where: SQL | undefined) =>
  prepareOnce((db) =>
    db
      .select(columns)
      .from(teeTimes)
      .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
      .innerJoin(users, eq(users.id, teeTimes.hostId))
      .where(where)
      .orderBy(teeTimes.teeOffAt, teeTimes.id),
  );

type Row = Awaited<ReturnType<ReturnType<typeof prepareRoundEvents>>>[number];

export const roundEventOfRow = ({ latitude, longitude, firstName, lastName, status, changedAt, ...event }: Row): RoundEvent => ({
  ...event,
  isCancelled: status === "cancelled",
  geo: latitude === null || longitude === null ? null : { latitude, longitude },
  hostName: displayName({ firstName, lastName }),
  changedAt: isoInstant(changedAt),
});
