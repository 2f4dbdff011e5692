import { isoInstant } from "@fourball/db/instants";
import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { type AdminDay, type AdminStats, CHART_DAYS, RECENT } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { and, between, count, desc, eq, isNull, ne, sum } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isNotSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";

// Unlisted games are only visible to their golfers, so they aren't counted here.
const isListed = and(teeTimes.isPublic, ne(teeTimes.status, "cancelled"));
const isOpen = isNull(users.deletedAt);

/** The whole installation in figures, with who and what came last. */
export async function getAdminStats(ctx: MemberContext): Promise<AdminStats> {
  await requireAdmin(ctx);
  const { db } = ctx;
  return {
    totalUsers: await db.$count(users, isOpen),
    totalCourses: await db.$count(golfCourses, isNull(golfCourses.archivedAt)),
    totalTeeTimes: await db.$count(teeTimes, isListed),
    activeAdmins: await db.$count(users, and(users.isAdmin, isNotSuspended, isOpen)),
    recentUsers: await newestUsers(ctx),
    recentTeeTimes: await newestGames(ctx),
  };
}

async function newestUsers({ db }: MemberContext): Promise<AdminStats["recentUsers"]> {
  const { id, firstName, lastName, email, createdAt } = users;
  const rows = await db
    .select({ id, firstName, lastName, email, createdAt })
    .from(users)
    .where(isOpen)
    .orderBy(desc(createdAt), id)
    .limit(RECENT);
  return rows.map((user) => ({ ...user, createdAt: isoInstant(user.createdAt) }));
}

async function newestGames({ db }: MemberContext): Promise<AdminStats["recentTeeTimes"]> {
  const { id, date, time, createdAt } = teeTimes;
  const { name: courseName, timeZone } = golfCourses;
  const host = { firstName: users.firstName, lastName: users.lastName };
  const rows = await db
    .select({ id, courseName, timeZone, date, time, host })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .innerJoin(users, eq(users.id, teeTimes.hostId))
    .where(isListed)
    .orderBy(desc(createdAt), id)
    .limit(RECENT);
  return rows.map(({ host, ...game }) => ({ ...game, hostName: displayName(host) }));
}

/** Listed games of the last thirty days, today included, day by day. */
export async function getAdminDays(ctx: MemberContext): Promise<AdminDay[]> {
  await requireAdmin(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.config.defaultTimeZone).toPlainDate();
  const first = today.subtract({ days: CHART_DAYS - 1 });
  const { date, totalSlots, confirmedCount } = teeTimes;
  const rows = await ctx.db
    .select({ date, games: count(), slots: sum(totalSlots).mapWith(Number), taken: sum(confirmedCount).mapWith(Number) })
    .from(teeTimes)
    .where(and(between(date, first.toString(), today.toString()), isListed))
    .groupBy(date);
  const days = new Map(rows.map(({ slots, ...day }) => [day.date, { ...day, spots: slots - day.games }]));
  return Array.from({ length: CHART_DAYS }, (_, day) => first.add({ days: day }).toString()).map(
    (date) => days.get(date) ?? { date, games: 0, spots: 0, taken: 0 },
  );
}
