import type { Db } from "@fourball/db/client";
import { chatReads, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asInteger, asText } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;
const readers = sql`(
  select host_id as user_id from ${teeTimes} where id = ${id}
  union all select user_id from ${teeTimeParticipants} where tee_time_id = ${id} and status = 'confirmed') reader`;

const find = prepareSelect(
  { userId: asText(sql`reader.user_id`), seq: asInteger(sql`coalesce(${chatReads.seq}, 0)`) },
  from(readers).leftJoin(chatReads, sql`${chatReads.teeTimeId} = ${id} and ${chatReads.userId} = reader.user_id`),
);

export type Reads = RowOf<typeof find>[];

/** How far the host and the confirmed players have read their chat. */
export const readsOf = (db: Db, teeTimeId: string): Promise<Reads> => find(db, { teeTimeId });

export const ownRead = (reads: Reads, viewerId: string): number => reads.find(({ userId }) => userId === viewerId)?.seq ?? 0;

/** The last line that everyone but the viewer has read: one number, so that it doesn't say who is behind. */
export function seenUpTo(reads: Reads, viewerId: string): number {
  const others = reads.filter(({ userId }) => userId !== viewerId).map(({ seq }) => seq);
  return others.length > 0 ? Math.min(...others) : 0;
}
