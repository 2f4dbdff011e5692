import type { Tx } from "@fourball/db/client";
import { jsonText } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf, clock } from "@fourball/db/schema/columns";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";

const { placeholder } = sql;
const { content, teeTimeId, recipientId, guestRequestId } = notifications;

// Locked in one order, and read again under the lock: the worker may be handing them to their channels.
const prepareFind = (whose: SQL | undefined) =>
  prepareOnce((db) => {
    const { id, deliveredAt, readAt, dueAt } = notifications;
    const isDue = lte(dueAt, clock).mapWith(Boolean);
    return db
      .select({ id, recipientId, guestRequestId, content, deliveredAt, readAt, isDue })
      .from(notifications)
      .where(and(whose, anyOf(jsonText(content, "kind"), placeholder("kinds"))))
      .orderBy(id)
      .for("update");
  });

const ids = placeholder("ids");
const ofGame = eq(teeTimeId, placeholder("teeTimeId"));
const golferId = jsonText(content, "golferId");
const requestId = sql`coalesce(${golferId}, ${jsonText(content, "guestRequestId")})`;
const find = {
  golfers: prepareFind(and(ofGame, anyOf(recipientId, ids))),
  guests: prepareFind(and(ofGame, anyOf(guestRequestId, ids))),
  requests: prepareFind(and(ofGame, anyOf(requestId, ids))),
  game: prepareFind(ofGame),
  pair: prepareFind(and(anyOf(recipientId, ids), anyOf(golferId, ids))),
  account: prepareFind(and(isNull(teeTimeId), anyOf(recipientId, ids))),
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
  const isUnheard = ({ deliveredAt, readAt, isDue }: (typeof found)[number]): boolean => !deliveredAt && !readAt && !isDue;
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
    .set({ deliveredAt: clock })
    .where(and(inArray(notifications.id, ids), isNull(notifications.deliveredAt)));
  const { notificationId, state } = notificationDeliveries;
  await tx.delete(notificationDeliveries).where(and(inArray(notificationId, ids), inArray(state, ["waiting", "kept", "failed"])));
}
