import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger, asText } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareQuery, prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type AdminDay, type AdminStats, CHART_DAYS, RECENT } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isNotSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";

const recent = sql.raw(String(RECENT));
// Unlisted games are only visible to their golfers, so they aren't counted here.
const listed = sql`${teeTimes.isPublic} and ${teeTimes.status} <> 'cancelled'`;

const activeAdmins = sql`${users.isAdmin} and ${isNotSuspended} and ${users.deletedAt} is null`;

const countAll = prepareQuery(
  {
    totalUsers: asInteger(sql`select count(*) from ${users} where ${users.deletedAt} is null`),
    totalCourses: asInteger(sql`select count(*) from ${golfCourses} where ${golfCourses.archivedAt} is null`),
    totalTeeTimes: asInteger(sql`select count(*) from ${teeTimes} where ${listed}`),
    activeAdmins: asInteger(sql`select count(*) from ${users} where ${activeAdmins}`),
  },
  (figures) => sql`select ${figures}`,
);

const newestUsers = prepareSelect(
  { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email, createdAt: users.createdAt },
  from(users),
  sql`where ${users.deletedAt} is null order by ${users.createdAt} desc, ${users.id} limit ${recent}`,
);

const newestGames = prepareSelect(
  {
    id: teeTimes.id,
    courseName: golfCourses.name,
    timeZone: golfCourses.timeZone,
    firstName: users.firstName,
    lastName: users.lastName,
    date: teeTimes.date,
    time: teeTimes.time,
  },
  from(teeTimes)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
    .join(users, sql`${users.id} = ${teeTimes.hostId}`),
  sql`where ${listed} order by ${teeTimes.createdAt} desc, ${teeTimes.id} limit ${recent}`,
);

/** The whole installation in figures, with who and what came last. */
export async function getAdminStats(ctx: MemberContext): Promise<AdminStats> {
  await requireAdmin(ctx);
  const [figures] = await countAll(ctx.db);
  if (!figures) throw new Error("counting returned no row");
  const recentUsers = await newestUsers(ctx.db);
  const recentTeeTimes = await newestGames(ctx.db);
  return {
    ...figures,
    recentUsers: recentUsers.map((user) => ({ ...user, createdAt: isoInstant(user.createdAt) })),
    recentTeeTimes: recentTeeTimes.map(({ firstName, lastName, ...game }) => ({
      ...game,
      hostName: displayName({ firstName, lastName }),
    })),
  };
}

const countDays = prepareSelect(
  {
    date: asText(sql`day::date`),
    games: asInteger(sql`count(${teeTimes.id})`),
    spots: asInteger(sql`coalesce(sum(${teeTimes.totalSlots} - 1), 0)`),
    taken: asInteger(sql`coalesce(sum(${teeTimes.confirmedCount}), 0)`),
  },
  from(sql`generate_series(${sql.placeholder("first")}::date, ${sql.placeholder("last")}::date, interval '1 day') day`).leftJoin(
    teeTimes,
    sql`${teeTimes.date} = day::date and ${listed}`,
  ),
  sql`group by day order by day`,
);

/** Listed games of the last thirty days, today included, day by day. */
export async function getAdminDays(ctx: MemberContext): Promise<AdminDay[]> {
  await requireAdmin(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.config.defaultTimeZone).toPlainDate();
  const first = today.subtract({ days: CHART_DAYS - 1 });
  return countDays(ctx.db, { first: first.toString(), last: today.toString() });
}
