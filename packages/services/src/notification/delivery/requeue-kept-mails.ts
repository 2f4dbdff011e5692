import { notificationDeliveries } from "@fourball/db/schema/index";
import { and, eq, sql } from "drizzle-orm";
import type { DeliveryContext, Senders } from "./delivery.ts";

/** Older mails would be news of long ago. */
const KEPT_HOURS = 24;

/** Mails kept while no mail server was set up are sent once one is. */
export async function requeueKeptMails({ db }: Pick<DeliveryContext, "db">, { email }: Pick<Senders, "email">): Promise<void> {
  if (!email) return;
  const { channel, state, createdAt } = notificationDeliveries;
  const fresh = sql`${createdAt} > clock_timestamp() - make_interval(hours => ${KEPT_HOURS})`;
  await db
    .update(notificationDeliveries)
    .set({ state: "waiting", dueAt: sql`clock_timestamp()` })
    .where(and(eq(channel, "email"), eq(state, "kept"), fresh));
}
