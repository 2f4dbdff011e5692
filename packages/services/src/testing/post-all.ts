import { notificationDeliveries } from "@fourball/db/schema/index";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { and, eq, sql } from "drizzle-orm";
import { deliverNotifications } from "../notification/delivery/deliver-notifications.ts";
import type { DeliveryContext, Senders } from "../notification/delivery/delivery.ts";
import { requeueKeptMails } from "../notification/delivery/requeue-kept-mails.ts";
import { fanOutNotifications } from "../notification/fan-out-notifications.ts";

/** Requests wait for others before they are mailed: it is as late as that. */
async function collected({ db }: DeliveryContext): Promise<void> {
  const { channel, state, attempts } = notificationDeliveries;
  const isWaiting = and(eq(channel, "email"), eq(state, "waiting"), eq(attempts, 0));
  await db.update(notificationDeliveries).set({ dueAt: sql`least(due_at, clock_timestamp())` }).where(isWaiting);
}

/** What the notification worker of the server does until everything has left. */
export async function postAll(ctx: DeliveryContext, senders: Senders): Promise<void> {
  let tried = 0;
  await requeueKeptMails(ctx, senders);
  do {
    tried = await fanOutNotifications(ctx);
    await collected(ctx);
    for (const channel of CHANNELS) tried += await deliverNotifications(ctx, channel, senders);
  } while (tried > 0);
}
