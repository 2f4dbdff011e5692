import type { Tx } from "@fourball/db/client";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { prepareStatement } from "@fourball/db/select/prepare-select";
import { followingTheGame } from "@fourball/domain/notification/truth";
import { sql } from "drizzle-orm";

const value = sql.placeholder;
const { content, deliveredAt, teeTimeId, id } = notifications;

const expiresAt = sql`to_char(least((${content} ->> 'expiresAt')::timestamptz, ${value("teeOffAt")}::timestamptz) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

// What the worker has just handed to the channels may have deliveries that this statement doesn't see yet.
const rewrite = prepareStatement(sql`
  update ${notifications} set content = ${content} || ${value("place")}::jsonb
    || case when ${content} ? 'expiresAt' then jsonb_build_object('expiresAt', ${expiresAt}) else '{}'::jsonb end
  where ${teeTimeId} = ${value("teeTimeId")}::uuid and ${content} ->> 'kind' = any(${value("kinds")}::text[])
    and (${deliveredAt} is null or ${deliveredAt} > clock_timestamp() - interval '1 minute' or exists (
      select 1 from ${notificationDeliveries} d where d.notification_id = ${id} and d.state in ('waiting', 'kept', 'failed')))`);

type Game = { id: string; courseName: string; date: string; time: string; teeOffAt: Temporal.Instant };

/** A game moved: notifications that wait to be sent have its new course, date and time. */
export async function followTheGame(tx: Tx, { id, courseName, date, time, teeOffAt }: Game): Promise<void> {
  const place = JSON.stringify({ courseName, date, time });
  await rewrite(tx, { teeTimeId: id, place, teeOffAt: teeOffAt.toString(), kinds: followingTheGame });
}
