import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger, like } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { sql } from "drizzle-orm";
import { readOfViewers } from "../../core/read-of-viewers.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { listedFigures } from "../../games/tee-time/count/listed-figures.ts";
import { requestsWaitingSql } from "../../notification/requests-waiting-sql.ts";

const viewer = sql`viewer.id`;

const countOwn = sql`
  select (select count(*) from ${teeTimes} where ${teeTimes.hostId} = ${viewer} and ${teeTimes.status} <> 'cancelled')::int as hosted,
    (select count(*) from ${teeTimeParticipants} join ${teeTimes} on ${teeTimes.id} = ${teeTimeParticipants.teeTimeId}
      where ${teeTimeParticipants.userId} = ${viewer} and ${teeTimeParticipants.status} = 'confirmed'
        and ${teeTimes.status} <> 'cancelled')::int as joined`;

const findOwn = readOfViewers(
  prepareSelect(
    {
      viewerId: like(users.id, viewer),
      requestsWaiting: asInteger(requestsWaitingSql(viewer)),
      hosted: asInteger(sql`own.hosted`),
      joined: asInteger(sql`own.joined`),
      total: asInteger(sql`own.hosted + own.joined`),
    },
    from(sql`unnest(${sql.placeholder("viewers")}::uuid[]) viewer (id) cross join lateral (${countOwn}) own`),
  ),
);

/** Figures of the whole installation, and of the viewer. */
export async function getDashboardStats(ctx: MemberContext): Promise<DashboardStats> {
  const [{ days: _, ...all }, [found]] = await Promise.all([listedFigures(ctx), findOwn(ctx)]);
  if (!found) throw new Error("counting returned no row");
  const { viewerId: __, ...own } = found;
  return { ...all, ...own };
}
