import type { Tx } from "@fourball/db/client";
import { chatMessages, chatReads, chatRooms } from "@fourball/db/schema/index";
import { prepareStatement } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";

type Membership = { teeTimeId: string; userId: string; type: "member_joined" | "member_left" };

const teeTimeId = sql`${sql.placeholder("teeTimeId")}::uuid`;
const userId = sql`${sql.placeholder("userId")}::uuid`;
const type = sql`${sql.placeholder("type")}::text`;

/** Records joining and leaving as chat messages. Earlier messages don't count as unread for a new golfer. */
export const recordMembership: (tx: Tx, membership: Membership) => Promise<void> = prepareStatement(sql`
  with room as (
    insert into ${chatRooms} (tee_time_id, last_seq) values (${teeTimeId}, 1)
    on conflict (tee_time_id) do update set last_seq = ${chatRooms.lastSeq} + 1 returning last_seq
  ), line as (
    insert into ${chatMessages} (tee_time_id, seq, type, user_id) select ${teeTimeId}, last_seq, ${type}, ${userId} from room
    returning seq
  )
  insert into ${chatReads} (tee_time_id, user_id, seq) select ${teeTimeId}, ${userId}, seq from line where ${type} = 'member_joined'
  on conflict (tee_time_id, user_id) do update set seq = excluded.seq`);
