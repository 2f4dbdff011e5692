import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import type { Stored } from "@fourball/db/select/stored";
import { from } from "@fourball/db/select/tables";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { displayName } from "@fourball/domain/profile/name";
import { type SQL, sql } from "drizzle-orm";

const columns = {
  teeTimeId: teeTimes.id,
  courseName: golfCourses.name,
  location: golfCourses.location,
  latitude: asFloat(golfCourses.latitude),
  longitude: asFloat(golfCourses.longitude),
  firstName: users.firstName,
  lastName: users.lastName,
  date: teeTimes.date,
  time: teeTimes.time,
  timeZone: golfCourses.timeZone,
  sequence: teeTimes.calendarSequence,
  isCancelled: asBoolean(sql`${teeTimes.status} = 'cancelled'`),
  changedAt: teeTimes.updatedAt,
};

export const prepareRoundEvents = (where: SQL) =>
  prepareSelect(
    columns,
    from(teeTimes)
      .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
      .join(users, sql`${users.id} = ${teeTimes.hostId}`),
    sql`where ${where} order by ${teeTimes.teeOffAt}, ${teeTimes.id}`,
  );

type Row = Stored<typeof columns>;

export const roundEventOfRow = ({ latitude, longitude, firstName, lastName, changedAt, ...event }: Row): RoundEvent => ({
  ...event,
  geo: latitude === null || longitude === null ? null : { latitude, longitude },
  hostName: displayName({ firstName, lastName }),
  changedAt: isoInstant(changedAt),
});
