import { before } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { notificationDeliveries } from "@fourball/db/schema/index";
import { and, eq, gt } from "drizzle-orm";
import type { DeliveryContext, Senders } from "./delivery.ts";

/** Older mails would say what is long over. */
const KEPT_HOURS = 24;

/** Mails kept while no mail server was set up are sent once one is. */
export async function requeueKeptMails({ db }: Pick<DeliveryContext, "db">, { email }: Pick<Senders, "email">): Promise<void> {
  if (!email) return;
  const { channel, state, createdAt } = notificationDeliveries;
  const fresh = gt(createdAt, before(clock, { hours: KEPT_HOURS }));
  await db
    .update(notificationDeliveries)
    .set({ state: "waiting", dueAt: clock })
    .where(and(eq(channel, "email"), eq(state, "kept"), fresh));
}
