import { notificationDeliveries as deliveries, notifications } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery, prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { conflict, notFound } from "@fourball/domain/failure";
import { DELIVERY_NOT_FOUND, type SendAgainInput, type SendAllAgainInput } from "@fourball/domain/notification/schema";
import { UNTRUE } from "@fourball/domain/notification/why-untrue";
import { type SQL, sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { recordAudit } from "../core/audit/record-audit.ts";
import type { MemberContext } from "../core/service-context.ts";
import { readDelivery } from "../notification/delivery/claim-deliveries.ts";
import { whyDropped } from "../notification/delivery/why-dropped.ts";
import { isShownToViewer } from "./list-outbox.ts";

const value = sql.placeholder;

const find = prepareSelect(
  { channel: deliveries.channel, state: deliveries.state },
  from(deliveries).join(notifications, sql`${notifications.id} = ${deliveries.notificationId}`),
  sql`where ${deliveries.id} = ${value("deliveryId")}::uuid and ${isShownToViewer} for update of ${deliveries}`,
);

/** As if it were made now: it is tried for as long as a new one. */
const requeue = (which: SQL) =>
  prepareQuery(
    { count: asInteger(sql`count(*)`) },
    (count) => sql`
    with again as (
      update ${deliveries} set state = 'waiting', attempts = 0, due_at = clock_timestamp(), created_at = clock_timestamp()
      where ${deliveries.state} = 'failed' and ${which} returning 1)
    select ${count} from again`,
  );
const requeueOne = requeue(sql`${deliveries.id} = ${value("deliveryId")}::uuid`);
const requeueSince = requeue(sql`${deliveries.createdAt} >= ${value("since")}::timestamptz and exists (
  select 1 from ${notifications} where ${notifications.id} = ${deliveries.notificationId} and ${isShownToViewer})`);

/** An admin has a message sent again that was given up, if it is still true. */
export async function sendAgain(ctx: MemberContext, { deliveryId }: SendAgainInput): Promise<{ deliveryId: string }> {
  await requireAdmin(ctx);
  await ctx.db.transaction(async (tx) => {
    const [found] = await find(tx, { deliveryId, viewer: ctx.viewer.id });
    const delivery = found && (await readDelivery(tx, deliveryId));
    if (!delivery) throw notFound(DELIVERY_NOT_FOUND);
    if (found.state !== "failed") throw conflict("This was sent, or is being sent");
    const why = whyDropped(ctx, found.channel, delivery);
    if (why === "unwanted") throw conflict("They don't get this any more");
    if (why) throw conflict(`${UNTRUE[why]}, so this isn't sent again`);
    await requeueOne(tx, { deliveryId });
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
    const [{ count } = { count: 0 }] = await requeueSince(tx, { since, viewer: ctx.viewer.id });
    const subject = count === 1 ? "1 message" : `${count} messages`;
    if (count > 0) await recordAudit(tx, { adminId: ctx.viewer.id, action: "deliveries-sent-again", subject });
    return { count };
  });
}
