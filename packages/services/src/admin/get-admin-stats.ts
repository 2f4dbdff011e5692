import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { type AdminDay, type AdminStats, CHART_DAYS, RECENT } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { isoInstant } from "../iso-instant.ts";
import type { MemberContext } from "../service-context.ts";

const recent = sql.raw(String(RECENT));
// An unlisted game is known to nobody but those whom it concerns, and so not counted here either.
const listed = sql`${teeTimes.isPublic} and ${teeTimes.status} <> 'cancelled'`;

type Figures = Pick<AdminStats, "totalUsers" | "totalCourses" | "totalTeeTimes" | "activeAdmins">;

const countAll = prepareSql<Figures>(sql`
  select (select count(*) from ${users} where ${users.deletedAt} is null)::int as "totalUsers",
    (select count(*) from ${golfCourses} where ${golfCourses.archivedAt} is null)::int as "totalCourses",
    (select count(*) from ${teeTimes} where ${listed})::int as "totalTeeTimes",
    (select count(*) from ${users} where ${users.isAdmin} and ${users.suspendedAt} is null and ${users.deletedAt} is null)::int
      as "activeAdmins"`);

const newestUsers = prepareSql<AdminStats["recentUsers"][number]>(sql`
  select ${users.id} as "id", ${users.firstName} as "firstName", ${users.lastName} as "lastName", ${users.email} as "email",
    ${users.createdAt} as "createdAt"
  from ${users} where ${users.deletedAt} is null order by ${users.createdAt} desc, ${users.id} limit ${recent}`);

type NewGame = Omit<AdminStats["recentTeeTimes"][number], "hostName"> & { firstName: string | null; lastName: string | null };

const newestGames = prepareSql<NewGame>(sql`
  select ${teeTimes.id} as "id", ${golfCourses.name} as "courseName", ${users.firstName} as "firstName",
    ${users.lastName} as "lastName", ${teeTimes.date} as "date", ${teeTimes.time} as "time"
  from ${teeTimes} join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId} join ${users} on ${users.id} = ${teeTimes.hostId}
  where ${listed} order by ${teeTimes.createdAt} desc, ${teeTimes.id} limit ${recent}`);

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

const countDays = prepareSql<AdminDay>(sql`
  select day::date::text as "date", count(${teeTimes.id})::int as "games",
    coalesce(sum(${teeTimes.totalSlots} - 1), 0)::int as "spots", coalesce(sum(${teeTimes.confirmedCount}), 0)::int as "taken"
  from generate_series(${sql.placeholder("first")}::date, ${sql.placeholder("last")}::date, interval '1 day') day
  left join ${teeTimes} on ${teeTimes.date} = day::date and ${listed}
  group by day order by day`);

/** Listed games of the last thirty days, today included, day by day. */
export async function getAdminDays(ctx: MemberContext): Promise<AdminDay[]> {
  await requireAdmin(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.defaultTimeZone).toPlainDate();
  const first = today.subtract({ days: CHART_DAYS - 1 });
  return countDays(ctx.db, { first: first.toString(), last: today.toString() });
}
