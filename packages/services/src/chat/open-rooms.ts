import type { Db } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { chatRooms, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { lineOfRow, prepareLines } from "./line-query.ts";

type OpenRoom = { teeTimeId: string; lastSeq: number; seats: string[] };

const find = prepareSql<OpenRoom>(sql`
  select ${teeTimes.id} as "teeTimeId", coalesce(${chatRooms.lastSeq}, 0) as "lastSeq",
    array[${teeTimes.hostId}::text] || array(select p.user_id::text from ${teeTimeParticipants} p
      where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed') as "seats"
  from ${teeTimes} left join ${chatRooms} on ${chatRooms.teeTimeId} = ${teeTimes.id}
  where ${teeTimes.id} = any(${sql.placeholder("ids")}::uuid[])`);

/** How far each room has come and who may be in it. */
export const openRooms = (db: Db, teeTimeIds: string[]): Promise<OpenRoom[]> => find(db, { ids: teeTimeIds });

const findAfter = prepareLines(sql`
  where tee_time_id = ${sql.placeholder("teeTimeId")}::uuid and seq > ${sql.placeholder("after")}::int
  order by seq limit ${sql.placeholder("limit")}::int`);

/** The lines of a room after a number, oldest first. */
export async function linesAfter(
  db: Db,
  { teeTimeId, after, limit }: { teeTimeId: string; after: number; limit: number },
): Promise<ChatMessage[]> {
  const rows = await findAfter(db, { teeTimeId, after, limit });
  return rows.map(lineOfRow);
}
