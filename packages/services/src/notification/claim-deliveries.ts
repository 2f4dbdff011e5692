import type { Db } from "@fourball/db/client";
import { prepareSql } from "@fourball/db/prepared-sql";
import { golfCourses, guestRequests, outbox, outboxDeliveries, teeTimes, users } from "@fourball/db/schema/index";
import type { Channel } from "@fourball/domain/notification/channels";
import type { GolferToTell } from "@fourball/domain/notification/channels-for";
import type { About } from "@fourball/domain/notification/message";
import type { News } from "@fourball/domain/notification/news";
import { sql } from "drizzle-orm";
import { actorName, actorTables } from "./actor-name.ts";
import { golferToTell } from "./golfer-to-tell.ts";

/** How many of a channel are on their way at once from one process; with its time limits, all are done within the lease. */
const BATCH = 10;
/** While one process tries, no other does; after that the first is taken for dead. */
const LEASE_SECONDS = 120;

export type Claimed = Pick<About, "actorName" | "teeTimeId"> & {
  id: string;
  attempts: number;
  news: News;
  timeZone: string | null;
  /** Null for a guest. */
  golfer: (GolferToTell & { id: string; email: string; unsubscribeToken: string | null }) | null;
  guestEmail: string | null;
};

const value = sql.placeholder;

const claim = prepareSql<{ id: string }>(sql`
  with due as materialized (
    select d.id from ${outboxDeliveries} d
    where d.state = 'waiting' and d.due_at <= now() and d.channel = ${value("channel")}::text
    order by d.due_at, d.id limit ${sql.raw(String(BATCH))} for update skip locked)
  update ${outboxDeliveries} set attempts = attempts + 1,
    due_at = clock_timestamp() + ${sql.raw(`interval '${LEASE_SECONDS} seconds'`)}
  where id in (select due.id from due) returning id`);

const read = prepareSql<Claimed>(sql`
  select ${outboxDeliveries.id} as "id", ${outboxDeliveries.attempts} as "attempts", ${outbox.news} as "news",
    ${outbox.teeTimeId} as "teeTimeId", ${golfCourses.timeZone} as "timeZone", ${actorName} as "actorName",
    case when ${users.id} is not null then ${golferToTell}::jsonb || jsonb_build_object(
      'id', ${users.id}, 'email', ${users.email}, 'unsubscribeToken', ${users.unsubscribeToken}) end as "golfer",
    ${guestRequests.guestEmail} as "guestEmail"
  from ${outboxDeliveries} join ${outbox} on ${outbox.id} = ${outboxDeliveries.newsId}
  left join ${users} on ${users.id} = ${outbox.recipientId}
  left join ${guestRequests} on ${guestRequests.id} = ${outbox.guestRequestId}
  left join ${teeTimes} on ${teeTimes.id} = ${outbox.teeTimeId}
  left join ${golfCourses} on ${golfCourses.id} = ${teeTimes.courseId}
  ${actorTables}
  where ${outboxDeliveries.id} = any(${value("ids")}::uuid[]) order by ${outbox.createdAt}, ${outbox.id}`);

/** Takes what is due on a channel, so that for a while nobody else does. Each claim is an attempt, whatever becomes of it. */
export async function claimDeliveries(db: Db, channel: Channel): Promise<Claimed[]> {
  const claimed = await claim(db, { channel });
  return claimed.length === 0 ? [] : read(db, { ids: claimed.map(({ id }) => id) });
}
