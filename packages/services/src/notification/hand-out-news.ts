import { prepareSql } from "@fourball/db/prepared-sql";
import { outbox, outboxDeliveries, users } from "@fourball/db/schema/index";
import { channelsFor, type GolferToTell } from "@fourball/domain/notification/channels-for";
import type { News } from "@fourball/domain/notification/news";
import { inArray, sql } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { golferToTell } from "./golfer-to-tell.ts";

/** How many pieces of news one transaction hands out. */
const BATCH = 100;

type Row = { id: string; news: News; golfer: GolferToTell | null };

const waiting = sql`${outbox.deliveredAt} is null and ${outbox.dueAt} <= now()`;
const findAny = prepareSql(sql`select 1 from ${outbox} where ${waiting} limit 1`);
// Several processes hand out side by side: each takes what no other holds.
const lockDue = prepareSql<Row>(sql`
  select ${outbox.id} as "id", ${outbox.news} as "news", ${golferToTell} as "golfer"
  from ${outbox} left join ${users} on ${users.id} = ${outbox.recipientId}
  where ${waiting} order by ${outbox.dueAt}, ${outbox.id} limit ${sql.raw(String(BATCH))}
  for update of ${outbox} skip locked`);

/** Hands news that is due to the channels by which its recipients want it. Returns how many pieces there were. */
export async function handOutNews({ db }: Pick<ServiceContext, "db">): Promise<number> {
  if ((await findAny(db)).length === 0) return 0;
  return db.transaction(async (tx) => {
    const rows = await lockDue(tx);
    if (rows.length === 0) return 0;
    const deliveries = rows.flatMap(({ id, news, golfer }) =>
      channelsFor(news, golfer ?? "guest").map((channel) => ({ newsId: id, channel })),
    );
    if (deliveries.length > 0) await tx.insert(outboxDeliveries).values(deliveries).onConflictDoNothing();
    const handed = rows.map(({ id }) => id);
    await tx.update(outbox).set({ deliveredAt: sql`clock_timestamp()` }).where(inArray(outbox.id, handed));
    return rows.length;
  });
}
