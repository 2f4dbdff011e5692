import { type PreparedSql, prepareSql } from "@fourball/db/prepared-sql";
import { chatMessages, users } from "@fourball/db/schema/index";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { ROOM_LINE } from "@fourball/domain/chat/room-line";
import { displayName } from "@fourball/domain/profile/name";
import { type SQL, sql } from "drizzle-orm";

/** One row a line; the instant as milliseconds. */
type LineRow = Omit<ChatMessage, "userName" | "timestamp"> & {
  firstName: string | null;
  lastName: string | null;
  createdMs: number;
};

/** Builds a query for the lines that `which` names, by `from … where … order …` after the tables. */
export const prepareLines = (which: SQL): PreparedSql<LineRow> =>
  prepareSql<LineRow>(sql`
    select ${chatMessages.id} as "id", ${chatMessages.teeTimeId} as "teeTimeId", ${chatMessages.seq} as "seq",
      ${chatMessages.type} as "type", ${chatMessages.userId} as "userId", ${chatMessages.message} as "message",
      ${chatMessages.clientId} as "clientId", (extract(epoch from ${chatMessages.createdAt}) * 1000)::float8 as "createdMs",
      ${users.firstName} as "firstName", ${users.lastName} as "lastName"
    from ${chatMessages} left join ${users} on ${users.id} = ${chatMessages.userId} ${which}`);

export function lineOfRow({ firstName, lastName, createdMs, ...row }: LineRow): ChatMessage {
  const userName = displayName({ firstName, lastName });
  return {
    ...row,
    userName,
    message: row.type === "message" ? row.message : ROOM_LINE[row.type](userName),
    timestamp: new Date(createdMs).toISOString(),
  };
}
