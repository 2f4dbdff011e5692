import { notificationDeliveries, notifications, type users } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
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
  const earlier = sql`make_interval(secs => ${seconds})`;
  await db.update(notificationDeliveries).set({ dueAt: sql`${notificationDeliveries.dueAt} - ${earlier}` });
  await db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - ${earlier}` });
}

export const listDeliveries = ({ db }: TestWorld): Promise<(typeof notificationDeliveries.$inferSelect)[]> =>
  db.select().from(notificationDeliveries).orderBy(notificationDeliveries.createdAt);
