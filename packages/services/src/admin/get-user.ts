import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, sessions, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { AdminUserDetail, UserInput } from "@fourball/domain/admin/schema";
import { notFound } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { isoInstant } from "../iso-instant.ts";
import { named } from "../named-columns.ts";
import type { MemberContext } from "../service-context.ts";
import { adminUserColumns, adminUserOfRow } from "./admin-user-columns.ts";

const GAMES_SHOWN = 10;
const id = sql`${sql.placeholder("id")}::uuid`;

const find = prepareSql<Omit<AdminUserDetail, "games">>(sql`
  select ${named(adminUserColumns)}, ${users.bio} as "bio", ${users.handicap}::float8 as "handicap",
    ${users.publicProfile} as "publicProfile", ${users.lastSeenAt} as "lastSeenAt",
    (select count(*) from ${sessions} where ${sessions.sess} ->> 'userId' = ${sql.placeholder("id")}::text and ${sessions.expire} > now())::int
      as "sessions"
  from ${users} where ${users.id} = ${id} and ${users.deletedAt} is null`);

const findGames = prepareSql<AdminUserDetail["games"][number]>(sql`
  select ${teeTimes.id} as "id", ${golfCourses.name} as "courseName", ${teeTimes.date} as "date", ${teeTimes.time} as "time",
    ${teeTimes.status} as "status", ${teeTimes.hostId} = ${id} as "isHost"
  from ${teeTimes} join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  where ${teeTimes.isPublic} and (${teeTimes.hostId} = ${id} or exists (select 1 from ${teeTimeParticipants}
    where ${teeTimeParticipants.teeTimeId} = ${teeTimes.id} and ${teeTimeParticipants.userId} = ${id}
      and ${teeTimeParticipants.status} = 'confirmed'))
  order by ${teeTimes.teeOffAt} desc, ${teeTimes.id} limit ${sql.raw(String(GAMES_SHOWN))}`);

/** One account with its counters and newest listed games. */
export async function getUser(ctx: MemberContext, { userId }: UserInput): Promise<AdminUserDetail> {
  await requireAdmin(ctx);
  const [row] = await find(ctx.db, { id: userId });
  if (!row) throw notFound("User not found");
  const games = await findGames(ctx.db, { id: userId });
  return { ...adminUserOfRow(row), lastSeenAt: row.lastSeenAt && isoInstant(row.lastSeenAt), games };
}
