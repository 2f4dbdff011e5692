import type { Db } from "@fourball/db/client";
import { startOfTransaction } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { and, count, eq, isNull, lte, min, type SQLWrapper, sql } from "drizzle-orm";

const STAGES = ["new", ...CHANNELS] as const;

/**
 * What waits to leave the app: "new" are notifications that no channel has yet. `lagSeconds` is for how long the oldest could
 * have left already.
 */
export type QueueStage = { stage: (typeof STAGES)[number]; waiting: number; lagSeconds: number };

/** By the database's clock, which decides what is due; an aggregate of no rows is null. */
const secondsSince = (oldest: SQLWrapper) => sql`extract(epoch from ${clock} - ${oldest})`.mapWith(Number);

export async function measureQueue(db: Db): Promise<QueueStage[]> {
  const { deliveredAt, dueAt } = notifications;
  const waiting = { waiting: count(), lag: secondsSince(min(dueAt)) };
  const isNew = and(isNull(deliveredAt), lte(dueAt, startOfTransaction));
  const fresh = await db.select(waiting).from(notifications).where(isNew);
  const { channel, state } = notificationDeliveries;
  const channels = await db
    .select({ stage: channel, waiting: count(), lag: secondsSince(min(notificationDeliveries.dueAt)) })
    .from(notificationDeliveries)
    .where(eq(state, "waiting"))
    .groupBy(channel);
  const found = [...fresh.map((each) => ({ stage: "new" as const, ...each })), ...channels];
  return STAGES.map((stage) => {
    const { waiting = 0, lag = 0 } = found.find((each) => each.stage === stage) ?? {};
    // What will be due only later has no lag yet.
    return { stage, waiting, lagSeconds: Math.max(0, lag) };
  });
}
