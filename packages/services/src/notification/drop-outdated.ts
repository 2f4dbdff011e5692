import type { Tx } from "@fourball/db/client";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";

const value = sql.placeholder;

// Locked in one order, and read again under the lock: the worker may be handing them to their channels.
const prepareFind = (whose: SQL) =>
  prepareSelect(
    {
      id: notifications.id,
      recipientId: notifications.recipientId,
      guestRequestId: notifications.guestRequestId,
      content: notifications.content,
      isHandedOut: asBoolean(sql`${notifications.deliveredAt} is not null`),
      isSeen: asBoolean(sql`${notifications.readAt} is not null`),
      isDue: asBoolean(sql`${notifications.dueAt} <= clock_timestamp()`),
    },
    from(notifications),
    sql`where ${whose} and ${notifications.content} ->> 'kind' = any(${value("kinds")}::text[])
      order by ${notifications.id} for update`,
  );

const ofGame = sql`${notifications.teeTimeId} = ${value("teeTimeId")}::uuid`;
const about = sql`coalesce(${notifications.content} ->> 'golferId', ${notifications.content} ->> 'guestRequestId')`;
const find = {
  golfers: prepareFind(sql`${ofGame} and ${notifications.recipientId} = any(${value("ids")}::uuid[])`),
  guests: prepareFind(sql`${ofGame} and ${notifications.guestRequestId} = any(${value("ids")}::uuid[])`),
  requests: prepareFind(sql`${ofGame} and ${about} = any(${value("ids")}::text[])`),
  game: prepareFind(ofGame),
  pair: prepareFind(
    sql`${notifications.recipientId} = any(${value("ids")}::uuid[]) and ${notifications.content} ->> 'golferId' = any(${value("ids")}::text[])`,
  ),
  account: prepareFind(sql`${notifications.teeTimeId} is null and ${notifications.recipientId} = any(${value("ids")}::uuid[])`),
};

/** By recipients, by the golfers or guests whose requests they are about, all of a game, or of two golfers about each other. */
export type Outdated = { kinds: readonly NotificationKind[] } & (
  | { teeTimeId: string; golfers: string[] }
  | { teeTimeId: string; guests: string[] }
  | { teeTimeId: string; requests: string[] }
  | { teeTimeId: string }
  | { pair: string[] }
  | { account: string[] }
);

/** What was there of these kinds. `isUnheard`: it is gone, and nobody has seen it. */
export type Dropped = { recipient: string | null; kind: NotificationKind; isUnheard: boolean };

/**
 * Notifications that are no longer true don't leave the app any more, on any channel: not those that wait to be sent, be
 * sent again or for a mail server, nor those that were given up, which admins can have sent again. One that still could be taken back also disappears from the app, unless it was read.
 */
export async function dropOutdated(tx: Tx, outdated: Outdated): Promise<Dropped[]> {
  if (outdated.kinds.length === 0) return [];
  const found = await findOutdated(tx, outdated);
  if (found.length === 0) return [];
  const isUnheard = ({ isHandedOut, isSeen, isDue }: (typeof found)[number]): boolean => !isHandedOut && !isSeen && !isDue;
  const unheard = found.filter(isUnheard).map(({ id }) => id);
  const kept = found.filter((row) => !isUnheard(row)).map(({ id }) => id);
  if (unheard.length > 0) await tx.delete(notifications).where(inArray(notifications.id, unheard));
  if (kept.length > 0) await keepInApp(tx, kept);
  return found.map((row) => ({
    recipient: row.recipientId ?? row.guestRequestId,
    kind: row.content.kind,
    isUnheard: isUnheard(row),
  }));
}

function findOutdated(tx: Tx, { kinds, ...of }: Outdated) {
  if ("pair" in of) return find.pair(tx, { kinds, ids: of.pair });
  if ("account" in of) return find.account(tx, { kinds, ids: of.account });
  const values = { kinds, teeTimeId: of.teeTimeId };
  if ("golfers" in of) return find.golfers(tx, { ...values, ids: of.golfers });
  if ("guests" in of) return find.guests(tx, { ...values, ids: of.guests });
  if ("requests" in of) return find.requests(tx, { ...values, ids: of.requests });
  return find.game(tx, values);
}

async function keepInApp(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ deliveredAt: sql`clock_timestamp()` })
    .where(and(inArray(notifications.id, ids), isNull(notifications.deliveredAt)));
  const { notificationId, state } = notificationDeliveries;
  await tx.delete(notificationDeliveries).where(and(inArray(notificationId, ids), inArray(state, ["waiting", "kept", "failed"])));
}
