import type { Db } from "@fourball/db/client";
import {
  emailConfirmations,
  golfCourses,
  guestRequests,
  notificationDeliveries,
  notifications,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { jsonObjectWhere } from "@fourball/db/select/json";
import { prepareQuery, prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { RESET_TOKEN_MINUTES } from "@fourball/domain/account/constants";
import type { Channel } from "@fourball/domain/notification/channels";
import { COLLECTED_KINDS } from "@fourball/domain/notification/collected";
import { sql } from "drizzle-orm";
import { actorName, joinActor } from "../actor-name.ts";
import { recipientColumns } from "../recipient-columns.ts";

/** How many of a channel are on their way at once from one process; with its time limits, all are done within the lease. */
const BATCH = 10;
/** While one process tries, no other does; after that the first is taken for dead. */
const LEASE_SECONDS = 120;

const value = sql.placeholder;

const claim = prepareQuery(
  { id: notificationDeliveries.id },
  (claimed) => sql`
  with due as materialized (
    select d.id from ${notificationDeliveries} d
    where d.state = 'waiting' and d.due_at <= now() and d.channel = ${value("channel")}::text
    order by d.due_at, d.id limit ${sql.raw(String(BATCH))} for update skip locked)
  update ${notificationDeliveries} set attempts = attempts + 1,
    due_at = clock_timestamp() + ${sql.raw(`interval '${LEASE_SECONDS} seconds'`)}
  where id in (select due.id from due) returning ${claimed}`,
);

export const collectedKinds = sql.raw(COLLECTED_KINDS.map((kind) => `'${kind}'`).join());

// All requests for the games of those that are claimed, which are one mail to each host.
const claimTogether = prepareQuery(
  { id: notificationDeliveries.id },
  (claimed) => sql`
  with others as materialized (
    select d.id from ${notificationDeliveries} d join ${notifications} n on n.id = d.notification_id
    where d.state = 'waiting' and d.channel = 'email' and (d.attempts = 0 or d.due_at <= now())
      and n.content ->> 'kind' in (${collectedKinds}) and (n.recipient_id, n.tee_time_id) in (
        select same.recipient_id, same.tee_time_id from ${notifications} same
        where same.content ->> 'kind' in (${collectedKinds}) and same.id in (
          select notification_id from ${notificationDeliveries} where id = any(${value("ids")}::uuid[])))
    for update of d skip locked)
  update ${notificationDeliveries} set attempts = attempts + 1,
    due_at = clock_timestamp() + ${sql.raw(`interval '${LEASE_SECONDS} seconds'`)}
  where id in (select others.id from others) returning ${claimed}`,
);

const { id, email, unsubscribeHash, quietFrom, quietTo } = users;
/** With a mail server nothing about games goes to an address that may be a stranger's. */
const isMailed = asBoolean(sql`${users.emailVerifiedAt} is not null or ${users.isMailedUnproven}`);

const kind = sql`${notifications.content} ->> 'kind'`;

/** Of a link that a mail brings: by the clock that it would be refused by. */
const isLinkOpen = sql`case
  when ${kind} = 'password-reset' then ${notifications.dueAt} > clock_timestamp() - ${sql.raw(`interval '${RESET_TOKEN_MINUTES} minutes'`)}
  when ${emailConfirmations.id} is not null then ${emailConfirmations.expiresAt} > clock_timestamp() else true end`;

/** Only the newest link works: that of a later mail, where this one failed at first. */
const isLinkReplaced = sql`${notificationDeliveries.lastError} is not null and exists (select 1 from ${notifications} later
  where later.created_at > ${notifications.createdAt} and later.delivered_at is not null and (
    later.confirmation_id = ${notifications.confirmationId}
    or ${kind} = 'password-reset' and later.recipient_id = ${notifications.recipientId} and later.content ->> 'kind' = 'password-reset'))`;

const isGameLeft = sql`case when ${kind} = 'search-matched' then exists (
  select 1 from jsonb_array_elements(${notifications.content} -> 'games') found join ${teeTimes} game
    on game.id = (found.value ->> 'teeTimeId')::uuid where game.status = 'active') else true end`;

const read = prepareSelect(
  {
    id: notificationDeliveries.id,
    attempts: notificationDeliveries.attempts,
    content: notifications.content,
    teeTimeId: notifications.teeTimeId,
    timeZone: golfCourses.timeZone,
    teeOffAt: teeTimes.teeOffAt,
    isCancelled: asBoolean(sql`coalesce(${teeTimes.status} = 'cancelled', false)`),
    isGameLeft: asBoolean(isGameLeft),
    isLinkOpen: asBoolean(isLinkOpen),
    isLinkReplaced: asBoolean(isLinkReplaced),
    actorName,
    /** Null for a guest, and for an address that confirms something. */
    golfer: jsonObjectWhere(users.id, {
      ...recipientColumns,
      id,
      email,
      isMailed,
      unsubscribeHash,
      quietFrom,
      quietTo,
      timeZone: users.timeZone,
    }),
    guestEmail: guestRequests.guestEmail,
    guestRequestId: notifications.guestRequestId,
    confirmation: jsonObjectWhere(emailConfirmations.id, {
      id: emailConfirmations.id,
      email: emailConfirmations.email,
      userId: emailConfirmations.userId,
      request: emailConfirmations.request,
    }),
  },
  joinActor(
    from(notificationDeliveries)
      .join(notifications, sql`${notifications.id} = ${notificationDeliveries.notificationId}`)
      .leftJoin(users, sql`${users.id} = ${notifications.recipientId}`)
      .leftJoin(guestRequests, sql`${guestRequests.id} = ${notifications.guestRequestId}`)
      .leftJoin(emailConfirmations, sql`${emailConfirmations.id} = ${notifications.confirmationId}`)
      .leftJoin(
        teeTimes,
        sql`${teeTimes.id} = coalesce(${notifications.teeTimeId}, (${emailConfirmations.request} ->> 'teeTimeId')::uuid)`,
      )
      .leftJoin(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  ),
  sql`where ${notificationDeliveries.id} = any(${value("ids")}::uuid[]) order by ${notifications.createdAt}, ${notifications.id}`,
);

export type Claimed = RowOf<typeof read>;

export const readDelivery = async (db: Db, deliveryId: string): Promise<Claimed | undefined> =>
  (await read(db, { ids: [deliveryId] }))[0];

/** Claims what is due on a channel for the time of the lease. Each claim counts as an attempt. */
export async function claimDeliveries(db: Db, channel: Channel): Promise<Claimed[]> {
  const claimed = (await claim(db, { channel })).map(({ id }) => id);
  if (claimed.length === 0) return [];
  const others = channel === "email" ? await claimTogether(db, { ids: claimed }) : [];
  return read(db, { ids: [...claimed, ...others.map(({ id }) => id)] });
}
