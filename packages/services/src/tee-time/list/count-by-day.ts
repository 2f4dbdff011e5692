import { teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { DayCounts } from "@fourball/domain/tee-time/list";
import { sql } from "drizzle-orm";
import { isShownGame } from "../../block/hidden-games.ts";
import type { MemberContext } from "../../service-context.ts";

const value = sql.placeholder;

const countByDate = prepareSelect(
  { date: teeTimes.date, count: asInteger(sql`count(*)`) },
  from(teeTimes),
  sql`
  where ${teeTimes.status} = 'active' and ${teeTimes.isPublic}
    and ${teeTimes.teeOffAt} > ${value("now")}::timestamptz and ${teeTimes.teeOffAt} < ${value("until")}::timestamptz
    and ${isShownGame}
  group by ${teeTimes.date} order by ${teeTimes.date}`,
);

const DAYS_SHOWN = 15;

/** How many listed games each of the coming days holds. */
export async function countByDay(ctx: MemberContext): Promise<DayCounts> {
  const now = ctx.clock.now();
  return countByDate(ctx.db, {
    viewer: ctx.viewer.id,
    now: now.toString(),
    until: now.add({ hours: DAYS_SHOWN * 24 }).toString(),
  });
}
