import { teeTimes, users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";

// Golfers don't store where they live: it is the course of the latest game that they host or play in.
export const latestCourseOf = sql`
  select t.course_id from ${teeTimes} t
  where t.status <> 'cancelled' and t.id in ${gamesOfGolfer(sql`${users.id}`)}
  order by t.tee_off_at desc limit 1`;
