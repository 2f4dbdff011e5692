import type { Db } from "@fourball/db/client";
import { after } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries } from "@fourball/db/schema/index";
import { DELIVERY_DAYS } from "@fourball/domain/notification/channels";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Claimed } from "./claim-deliveries.ts";

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
const ERROR_LENGTH_MAX = 500;

/** How long after an attempt that failed the next one waits. */
export const waitSeconds = (attempts: number): number => Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);

const waiting = ({ id }: Claimed) => and(eq(notificationDeliveries.id, id), eq(notificationDeliveries.state, "waiting"));

export async function markSent(db: Db, claimed: Claimed): Promise<void> {
  const sent = { state: "sent" as const, sentAt: clock, lastError: null };
  await db.update(notificationDeliveries).set(sent).where(waiting(claimed));
}

/** Nothing is set up to send it. */
export async function markKept(db: Db, claimed: Claimed): Promise<void> {
  await db.update(notificationDeliveries).set({ state: "kept", attempts: 0 }).where(waiting(claimed));
}

/** Waits for the golfer's morning, which is no attempt. */
export async function postpone(db: Db, claimed: Claimed, seconds: number): Promise<void> {
  const dueAt = after(clock, { secs: seconds });
  await db
    .update(notificationDeliveries)
    .set({ dueAt, attempts: claimed.attempts - 1 })
    .where(waiting(claimed));
}

/** Mail servers repeat addresses in their errors; admins don't need to see them. */
const withoutAddresses = (text: string): string => text.replace(/https?:\/\/\S+|\S+@\S+|\+?\d{7,}/g, "…");

const latestAttempt = after(notificationDeliveries.createdAt, { days: DELIVERY_DAYS });

/** Another attempt later, unless it was refused for good or that would be too late. */
export async function markFailed(db: Db, claimed: Claimed, error: unknown): Promise<void> {
  const lastError = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX);
  const dueAt = after(clock, { secs: waitSeconds(claimed.attempts) });
  const state =
    error instanceof PermanentDeliveryError
      ? "failed"
      : sql`case when ${gt(dueAt, latestAttempt)} then 'failed' else 'waiting' end`;
  await db.update(notificationDeliveries).set({ lastError, dueAt, state }).where(waiting(claimed));
}

/** It is no longer true, or the recipient no longer wants it or is gone. */
export async function dropDelivery(db: Db, claimed: Claimed): Promise<void> {
  await db.delete(notificationDeliveries).where(waiting(claimed));
}
