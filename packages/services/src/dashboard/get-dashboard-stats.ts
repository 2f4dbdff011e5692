import { golfCourses, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type DashboardStats, ONLINE_MINUTES } from "@fourball/domain/dashboard/schema";
import { sql } from "drizzle-orm";
import { golfersAcrossBlocks, isShownGame } from "../block/hidden-games.ts";
import type { MemberContext } from "../service-context.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const open = sql`(${teeTimes.totalSlots} - ${teeTimes.confirmedCount} - 1)`;
const today = sql`(${now} at time zone ${golfCourses.timeZone})::date`;
const listed = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${isShownGame}`;

const countUpcoming = sql`
  select count(*) filter (where ${open} > 0) as available, coalesce(sum(${open}) filter (where ${open} > 0), 0) as open_slots
  from ${teeTimes} where ${listed} and ${teeTimes.teeOffAt} > ${now}`;

// As on the strip of days: what has teed off is no longer counted.
const countToday = sql`
  select count(*) from ${teeTimes} join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  where ${listed} and ${teeTimes.date} = ${today}
    and ${teeTimes.teeOffAt} > ${now} and ${teeTimes.teeOffAt} < ${now} + interval '2 days'`;

const viewer = sql`${sql.placeholder("viewer")}::uuid`;
const countOwn = sql`
  select (select count(*) from ${teeTimes} where ${teeTimes.hostId} = ${viewer} and ${teeTimes.status} <> 'cancelled')::int as hosted,
    (select count(*) from ${teeTimeParticipants} join ${teeTimes} on ${teeTimes.id} = ${teeTimeParticipants.teeTimeId}
      where ${teeTimeParticipants.userId} = ${viewer} and ${teeTimeParticipants.status} = 'confirmed'
        and ${teeTimes.status} <> 'cancelled')::int as joined`;

const online = sql.raw(`interval '${ONLINE_MINUTES} minutes'`);

const countStats = prepareSelect(
  {
    available: asInteger(sql`upcoming.available`),
    openSlots: asInteger(sql`upcoming.open_slots`),
    gamesToday: asInteger(countToday),
    activeUsers: asInteger(sql`select count(*) from ${users} where ${users.lastSeenAt} > now() - ${online}
      and ${users.id} not in ${golfersAcrossBlocks}`),
    requestsWaiting: asInteger(sql`select coalesce(sum(${teeTimes.pendingCount}), 0) from ${teeTimes}
      where ${teeTimes.hostId} = ${viewer} and ${teeTimes.status} = 'active' and ${teeTimes.teeOffAt} > ${now}`),
    hosted: asInteger(sql`own.hosted`),
    joined: asInteger(sql`own.joined`),
    total: asInteger(sql`own.hosted + own.joined`),
  },
  from(sql`(${countUpcoming}) upcoming, (${countOwn}) own`),
);

/** Figures of the whole installation, and how many requests wait for the viewer. */
export async function getDashboardStats(ctx: MemberContext): Promise<DashboardStats> {
  const [stats] = await countStats(ctx.db, {
    now: ctx.clock.now().toString(),
    viewer: ctx.viewer.id,
  });
  if (!stats) throw new Error("counting returned no row");
  return stats;
}
