import { prepareSql } from "@fourball/db/prepared-sql";
import { teeTimes } from "@fourball/db/schema/index";
import type { DayCounts } from "@fourball/domain/tee-time/list";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

const value = sql.placeholder;

const countByDate = prepareSql<{ date: string; count: number }>(sql`
  select ${teeTimes.date} as "date", count(*)::int as "count" from ${teeTimes}
  where ${teeTimes.status} = 'active' and ${teeTimes.isPublic}
    and ${teeTimes.teeOffAt} > ${value("now")}::timestamptz and ${teeTimes.teeOffAt} < ${value("until")}::timestamptz
  group by ${teeTimes.date} order by ${teeTimes.date}`);

const DAYS_SHOWN = 15;

/** How many listed games each of the coming days holds. */
export async function countByDay(ctx: MemberContext): Promise<DayCounts> {
  const now = ctx.clock.now();
  return countByDate(ctx.db, {
    now: now.toString(),
    until: now.add({ hours: DAYS_SHOWN * 24 }).toString(),
  });
}
