import { golfCourses, sessions, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { AdminUserDetail, UserInput } from "@fourball/domain/admin/schema";
import { notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { gamesOfGolfer } from "../core/access/games-of-golfer.ts";
import { requireAdmin } from "../core/access/require-admin.ts";
import type { MemberContext } from "../core/service-context.ts";
import { adminUserColumns, adminUserOfRow } from "./admin-user-columns.ts";

const GAMES_SHOWN = 10;
const id = sql`${sql.placeholder("id")}::uuid`;

const find = prepareSelect(
  {
    ...adminUserColumns,
    bio: users.bio,
    handicap: asFloat(users.handicap),
    publicProfile: users.publicProfile,
    lastSeenAt: users.lastSeenAt,
    sessions: asInteger(sql`select count(*) from ${sessions}
      where ${sessions.sess} ->> 'userId' = ${sql.placeholder("id")}::text and ${sessions.expire} > now()`),
  },
  from(users),
  sql`where ${users.id} = ${id} and ${users.deletedAt} is null`,
);

const findGames = prepareSelect(
  {
    id: teeTimes.id,
    courseName: golfCourses.name,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
    status: teeTimes.status,
    isHost: asBoolean(sql`${teeTimes.hostId} = ${id}`),
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${teeTimes.isPublic} and ${teeTimes.id} in ${gamesOfGolfer(id)}
    order by ${teeTimes.teeOffAt} desc, ${teeTimes.id} limit ${sql.raw(String(GAMES_SHOWN))}`,
);

/** One account with its counters and newest listed games. */
export async function getUser(ctx: MemberContext, { userId }: UserInput): Promise<AdminUserDetail> {
  await requireAdmin(ctx);
  const [row] = await find(ctx.db, { id: userId });
  if (!row) throw notFound("User not found");
  const games = await findGames(ctx.db, { id: userId });
  return { ...row, ...adminUserOfRow(row), lastSeenAt: row.lastSeenAt && isoInstant(row.lastSeenAt), games };
}
