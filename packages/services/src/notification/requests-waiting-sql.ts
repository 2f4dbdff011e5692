import { teeTimes } from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";

/** How many requests for a host's coming games wait for an answer. It needs the placeholder `now`. */
export const requestsWaitingSql = (hostId: SQL): SQL => sql`select coalesce(sum(${teeTimes.pendingCount}), 0) from ${teeTimes}
  where ${teeTimes.hostId} = ${hostId} and ${teeTimes.status} = 'active'
    and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz`;
