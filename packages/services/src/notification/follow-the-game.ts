import type { Tx } from "@fourball/db/client";
import { before, jsonText } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { followingTheGame } from "@fourball/domain/notification/truth";
import { and, eq, exists, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { hasKind } from "./has-kind.ts";

type Game = { id: string; courseName: string; date: string; time: string; teeOffAt: Temporal.Instant };

/** A game moved: notifications that wait to be sent have its new course, date and time. */
export async function followTheGame(tx: Tx, { id, courseName, date, time, teeOffAt }: Game): Promise<void> {
  const { content, deliveredAt, teeTimeId } = notifications;
  // Each keeps the rest of what it says, and is offered until tee-off at the latest: PostgreSQL changes them where they are.
  const expiresAt = sql`to_char(least((${jsonText(content, "expiresAt")})::timestamptz, ${teeOffAt.toString()}::timestamptz)
    at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const moved = sql`${content} || ${JSON.stringify({ courseName, date, time })}::jsonb
    || case when ${content} ? 'expiresAt' then jsonb_build_object('expiresAt', ${expiresAt}) else '{}'::jsonb end`;
  const { notificationId, state } = notificationDeliveries;
  const isUnsent = and(eq(notificationId, notifications.id), inArray(state, ["waiting", "kept", "failed"]));
  const unsent = tx.select({ notificationId }).from(notificationDeliveries).where(isUnsent);
  // What the worker has just handed to the channels may have deliveries that this statement doesn't see yet.
  const isWaiting = or(isNull(deliveredAt), gt(deliveredAt, before(clock, { mins: 1 })), exists(unsent));
  await tx
    .update(notifications)
    .set({ content: moved })
    .where(and(eq(teeTimeId, id), hasKind(notifications, followingTheGame), isWaiting));
}
