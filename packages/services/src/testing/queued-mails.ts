import { emailConfirmations, notificationDeliveries, notifications, type users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import type { TestWorld } from "../testing.ts";

/** A host with a notification about a request. */
export async function notifiedHost(world: TestWorld, changes: Partial<typeof users.$inferInsert> = {}) {
  const host = await world.golfer({ firstName: "Hana", lastName: "Ito", ...changes });
  const maya = await world.golfer({ firstName: "Maya", lastName: "Lin" });
  const game = await world.teeTime({ hostId: host.id });
  const { id: participantId } = await joinTeeTime(world.as(maya), { teeTimeId: game.id });
  return { host, maya, game, participantId };
}

/** As if so many seconds had passed for everything queued. */
export async function passSeconds({ db }: TestWorld, seconds: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(secs => ${seconds})`;
  for (const table of [notificationDeliveries, notifications] as const)
    await db.update(table).set({ dueAt: earlier(table.dueAt), createdAt: earlier(table.createdAt) });
  await db.update(emailConfirmations).set({ expiresAt: earlier(emailConfirmations.expiresAt) });
}

export const storedDeliveries = ({ db }: TestWorld): Promise<(typeof notificationDeliveries.$inferSelect)[]> =>
  db.select().from(notificationDeliveries).orderBy(notificationDeliveries.createdAt);
