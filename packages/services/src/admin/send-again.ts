import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries as deliveries, notifications } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { SendAgainInput, SendAllAgainInput } from "@fourball/domain/notification/schema";
import { UNTRUE } from "@fourball/domain/notification/why-untrue";
import { and, eq, exists, gte, type SQL } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { recordAudit } from "../core/audit/record-audit.ts";
import type { MemberContext } from "../core/service-context.ts";
import { readDelivery } from "../notification/delivery/claim-deliveries.ts";
import { whyDropped } from "../notification/delivery/why-dropped.ts";
import { isShownTo } from "./list-deliveries.ts";

const isItsNotification = eq(notifications.id, deliveries.notificationId);

/** As if it were made now: it is tried for as long as a new one. */
const requeue = (tx: Tx, which: SQL | undefined) =>
  tx
    .update(deliveries)
    .set({ state: "waiting", attempts: 0, dueAt: clock, createdAt: clock })
    .where(and(eq(deliveries.state, "failed"), which))
    .returning({ id: deliveries.id });

/** An admin has a message sent again that was given up, if it is still true. */
export async function sendAgain(ctx: MemberContext, { deliveryId }: SendAgainInput): Promise<{ deliveryId: string }> {
  await requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ channel: deliveries.channel, state: deliveries.state })
      .from(deliveries)
      .innerJoin(notifications, isItsNotification)
      .where(and(eq(deliveries.id, deliveryId), isShownTo(ctx)))
      .for("update", { of: deliveries });
    const delivery = found && (await readDelivery(tx, deliveryId));
    if (!delivery) throw fail("deliveryNotFound");
    if (found.state !== "failed") throw fail("deliverySent");
    const why = whyDropped(ctx, found.channel, delivery);
    if (why === "unwanted") throw fail("deliveryUnwanted");
    if (why) throw fail("deliveryUntrue", { values: { why: UNTRUE[why] } });
    await requeue(tx, eq(deliveries.id, deliveryId));
    // What guests leave is deleted before the log is, and an address that isn't proven may be a stranger's.
    const subject = delivery.golfer?.email ?? (delivery.confirmation ? "an unconfirmed address" : "a guest");
    await recordAudit(tx, { adminId: ctx.viewer.id, action: "delivery-sent-again", subject });
  });
  return { deliveryId };
}

/** All that were given up. Of these too, what is no longer true is dropped instead. */
export async function sendAllAgain(ctx: MemberContext, { since }: SendAllAgainInput): Promise<{ count: number }> {
  await requireAdmin(ctx);
  return ctx.db.transaction(async (tx) => {
    const isShown = exists(
      tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(isItsNotification, isShownTo(ctx))),
    );
    const { length: count } = await requeue(tx, and(gte(deliveries.createdAt, new Date(since)), isShown));
    const subject = count === 1 ? "1 message" : `${count} messages`;
    if (count > 0) await recordAudit(tx, { adminId: ctx.viewer.id, action: "deliveries-sent-again", subject });
    return { count };
  });
}
