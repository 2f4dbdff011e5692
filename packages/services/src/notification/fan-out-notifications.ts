import type { Tx } from "@fourball/db/client";
import { after, startOfTransaction } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries, notifications, users } from "@fourball/db/schema/index";
import { channelsFor } from "@fourball/domain/notification/channels-for";
import { COLLECTED_MINUTES, isCollected } from "@fourball/domain/notification/collected";
import { and, eq, inArray, isNull, lte, min, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../core/service-context.ts";
import { isOfCollected } from "./has-kind.ts";
import { recipientColumns } from "./recipient-columns.ts";

/** How many notifications one transaction fans out. */
const BATCH = 100;

const { id, content, recipientId, teeTimeId, dueAt, deliveredAt } = notifications;
const isWaiting = and(isNull(deliveredAt), lte(dueAt, startOfTransaction));

const findAny = prepareOnce((db) => db.select({ id }).from(notifications).where(isWaiting).limit(1));
// Several processes do this at the same time: each skips rows that another has locked.
const lockDue = prepareOnce((db) =>
  db
    .select({ id, content, recipientId, teeTimeId, golfer: recipientColumns })
    .from(notifications)
    .leftJoin(users, eq(users.id, recipientId))
    .where(isWaiting)
    .orderBy(dueAt, id)
    .limit(BATCH)
    .for("update", { of: notifications, skipLocked: true }),
);

type Request = Pick<typeof notifications.$inferSelect, "recipientId" | "teeTimeId">;

/** With the requests for the same game that wait for their mail already, or once the time is over in which others may come. */
function withOthers(tx: Tx, request: Request): SQL {
  const timeIsOver = after(clock, { mins: COLLECTED_MINUTES });
  if (!request.recipientId || !request.teeTimeId) return timeIsOver;
  const { dueAt, channel, state, attempts, notificationId } = notificationDeliveries;
  const isOfGame = and(eq(recipientId, request.recipientId), eq(teeTimeId, request.teeTimeId));
  const earliest = tx
    .select({ dueAt: min(dueAt) })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(id, notificationId))
    .where(and(eq(channel, "email"), eq(state, "waiting"), eq(attempts, 0), isOfCollected(notifications), isOfGame));
  return sql`coalesce(${earliest}, ${timeIsOver})`;
}

/** Creates a delivery per channel that the recipient wants, for notifications that are due. Returns how many there were. */
export async function fanOutNotifications({ db }: Pick<ServiceContext, "db">): Promise<number> {
  if ((await findAny(db)).length === 0) return 0;
  return db.transaction(async (tx) => {
    const rows = await lockDue(tx);
    if (rows.length === 0) return 0;
    const deliveries = rows.flatMap((row) =>
      channelsFor(row.content, row.golfer ?? "guest").map((channel) => ({
        notificationId: row.id,
        channel,
        ...(channel === "email" && isCollected(row.content) && { dueAt: withOthers(tx, row) }),
      })),
    );
    if (deliveries.length > 0) await tx.insert(notificationDeliveries).values(deliveries).onConflictDoNothing();
    const handed = rows.map((row) => row.id);
    await tx.update(notifications).set({ deliveredAt: clock }).where(inArray(id, handed));
    return rows.length;
  });
}
