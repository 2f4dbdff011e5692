import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

// Golfers don't store where they live: it is the course of the latest game that they host or play in.
export const latestCourseOf = sql`
  select t.course_id from ${teeTimes} t
  where t.status <> 'cancelled' and (t.host_id = ${users.id} or exists (select 1 from ${teeTimeParticipants} p
    where p.tee_time_id = t.id and p.user_id = ${users.id} and p.status = 'confirmed'))
  order by t.tee_off_at desc limit 1`;
