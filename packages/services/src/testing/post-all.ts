import { CHANNELS } from "@fourball/domain/notification/channels";
import { deliverNotifications } from "../notification/delivery/deliver-notifications.ts";
import type { DeliveryContext, Senders } from "../notification/delivery/delivery.ts";
import { requeueKeptMails } from "../notification/delivery/requeue-kept-mails.ts";
import { fanOutNotifications } from "../notification/fan-out-notifications.ts";

/** What the notification worker of the server does. */
export async function postAll(ctx: DeliveryContext, senders: Senders): Promise<void> {
  let tried = 0;
  await requeueKeptMails(ctx, senders);
  do {
    tried = await fanOutNotifications(ctx);
    for (const channel of CHANNELS) tried += await deliverNotifications(ctx, channel, senders);
  } while (tried > 0);
}
