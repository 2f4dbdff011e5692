import { isoInstant } from "@fourball/db/instants";
import { golfCourses, sessions, teeTimes, users } from "@fourball/db/schema/index";
import type { AdminUserDetail, UserInput } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../core/access/games-of-golfer.ts";
import { requireAdmin } from "../core/access/require-admin.ts";
import type { MemberContext } from "../core/service-context.ts";
import { adminUserColumns, adminUserOfRow } from "./admin-user-columns.ts";

const GAMES_SHOWN = 10;

/** One account with its counters and newest listed games. */
export async function getUser(ctx: MemberContext, { userId }: UserInput): Promise<AdminUserDetail> {
  await requireAdmin(ctx);
  const { bio, handicap, publicProfile, lastSeenAt, id, deletedAt } = users;
  const [row] = await ctx.db
    .select({ user: adminUserColumns, bio, handicap, publicProfile, lastSeenAt })
    .from(users)
    .where(and(eq(id, userId), isNull(deletedAt)));
  if (!row) throw fail("userNotFound");
  const { user, ...profile } = row;
  const isSignedIn = and(eq(sql`${sessions.sess} ->> 'userId'`, userId), gt(sessions.expire, sql`now()`));
  return {
    ...adminUserOfRow(user),
    ...profile,
    lastSeenAt: row.lastSeenAt && isoInstant(row.lastSeenAt),
    sessions: await ctx.db.$count(sessions, isSignedIn),
    games: await listNewestGames(ctx, userId),
  };
}

async function listNewestGames({ db }: MemberContext, userId: string): Promise<AdminUserDetail["games"]> {
  const { id, date, time, status, hostId, teeOffAt, isPublic, courseId } = teeTimes;
  const rows = await db
    .select({ id, courseName: golfCourses.name, timeZone: golfCourses.timeZone, date, time, status, hostId })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, courseId))
    .where(and(isPublic, inArray(id, gamesOfGolfer(userId))))
    .orderBy(desc(teeOffAt), id)
    .limit(GAMES_SHOWN);
  return rows.map(({ hostId, ...game }) => ({ ...game, isHost: hostId === userId }));
}
