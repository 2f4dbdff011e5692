import { notificationDeliveries, notifications, users } from "@fourball/db/schema/index";
import { jsonObjectWhere } from "@fourball/db/select/json";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { channelsFor } from "@fourball/domain/notification/channels-for";
import { COLLECTED_MINUTES, isCollected } from "@fourball/domain/notification/collected";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { ServiceContext } from "../core/service-context.ts";
import { collectedKinds } from "./delivery/claim-deliveries.ts";
import { recipientColumns } from "./recipient-columns.ts";

/** How many notifications one transaction fans out. */
const BATCH = 100;

const waiting = sql`${notifications.deliveredAt} is null and ${notifications.dueAt} <= now()`;
const findAny = prepareSelect({ id: notifications.id }, from(notifications), sql`where ${waiting} limit 1`);
// Several processes do this at the same time: each skips rows that another has locked.
const lockDue = prepareSelect(
  {
    id: notifications.id,
    content: notifications.content,
    recipientId: notifications.recipientId,
    teeTimeId: notifications.teeTimeId,
    golfer: jsonObjectWhere(users.id, recipientColumns),
  },
  from(notifications).leftJoin(users, sql`${users.id} = ${notifications.recipientId}`),
  sql`where ${waiting} order by ${notifications.dueAt}, ${notifications.id} limit ${sql.raw(String(BATCH))}
    for update of ${notifications} skip locked`,
);

/** With the requests for the same game that wait for their mail already, or once the time is over in which others may come. */
const withOthers = ({
  recipientId,
  teeTimeId,
}: Pick<typeof notifications.$inferSelect, "recipientId" | "teeTimeId">): SQL => sql`coalesce(
  (select min(d.due_at) from ${notificationDeliveries} d join ${notifications} n on n.id = d.notification_id
    where d.channel = 'email' and d.state = 'waiting' and d.attempts = 0 and n.content ->> 'kind' in (${collectedKinds})
      and n.recipient_id = ${recipientId} and n.tee_time_id = ${teeTimeId}),
  clock_timestamp() + ${sql.raw(`interval '${COLLECTED_MINUTES} minutes'`)})`;

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
        ...(channel === "email" && isCollected(row.content) && { dueAt: withOthers(row) }),
      })),
    );
    if (deliveries.length > 0) await tx.insert(notificationDeliveries).values(deliveries).onConflictDoNothing();
    const handed = rows.map(({ id }) => id);
    await tx.update(notifications).set({ deliveredAt: sql`clock_timestamp()` }).where(inArray(notifications.id, handed));
    return rows.length;
  });
}
