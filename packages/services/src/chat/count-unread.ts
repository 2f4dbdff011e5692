import { chatMessages, chatMutes, chatReads, chatRooms, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asBoolean, asInteger, like } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { CHAT_OPEN_HOURS } from "@fourball/domain/chat/constants";
import type { UnreadCounts } from "@fourball/domain/chat/message";
import { sql } from "drizzle-orm";
import { type Asking, readOfViewers } from "../core/read-of-viewers.ts";

const viewer = sql`viewer.id`;
const now = sql`${sql.placeholder("now")}::timestamptz`;

const viewersRooms = sql`unnest(${sql.placeholder("viewers")}::uuid[]) viewer (id) cross join lateral (
    select id, tee_off_at, status from ${teeTimes} where host_id = ${viewer}
    union
    select t.id, t.tee_off_at, t.status from ${teeTimes} t join ${teeTimeParticipants} p on p.tee_time_id = t.id
    where p.user_id = ${viewer} and p.status = 'confirmed'
  ) room`;

const isMuted = asBoolean(sql`exists (select 1 from ${chatMutes}
  where ${chatMutes.teeTimeId} = room.id and ${chatMutes.userId} = ${viewer})`);

const count = readOfViewers(
  prepareSelect(
    {
      viewerId: like(users.id, viewer),
      teeTimeId: like(teeTimes.id, sql`room.id`),
      count: asInteger(sql`unread.count`),
      isMuted,
    },
    from(viewersRooms)
      .join(chatRooms, sql`${chatRooms.teeTimeId} = room.id`)
      .leftJoin(chatReads, sql`${chatReads.teeTimeId} = room.id and ${chatReads.userId} = ${viewer}`),
    sql`cross join lateral (
    select count(*) from ${chatMessages}
    where ${chatMessages.teeTimeId} = room.id and ${chatMessages.seq} > coalesce(${chatReads.seq}, 0)
      and ${chatMessages.type} = 'message' and ${chatMessages.userId} is distinct from ${viewer}
      and ${chatMessages.deletedAt} is null
  ) unread
  where unread.count > 0 and room.status <> 'cancelled'
    and room.tee_off_at > ${now} - ${sql.raw(`interval '${CHAT_OPEN_HOURS} hours'`)}
    and ${chatRooms.lastSeq} > coalesce(${chatReads.seq}, 0)
  order by room.tee_off_at, room.id`,
  ),
);

/** How many messages of others wait for the viewer, by game, while its chat is open. */
export async function countUnread(ctx: Asking): Promise<UnreadCounts> {
  const rows = await count(ctx);
  return rows.map(({ teeTimeId, count, isMuted }) => ({ teeTimeId, count, isMuted }));
}
