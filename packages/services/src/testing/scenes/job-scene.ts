import { users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import type { testWorld } from "../../testing.ts";

/** Half past seven tomorrow in California. */
export const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");
export const OVER = TEE_OFF.add({ hours: 5 });

/** Games of the world, and the jobs at a time of its clock. */
export function jobScene(world: ReturnType<typeof testWorld>) {
  return {
    async runJobsAt(time: Temporal.Instant) {
      world.clock.time = time;
      await runDueJobs(world.anonymous());
      await world.settled();
    },
    async aGame() {
      const [host, player, asking] = [await world.golfer(), await world.golfer(), await world.golfer()];
      const teeTime = await world.teeTime({ hostId: host.id });
      await world.request(teeTime, player, "confirmed");
      return { host, player, asking, teeTime, teeTimeId: teeTime.id };
    },
    async countersOf({ id }: { id: string }) {
      const [golfer] = await world.db.select().from(users).where(eq(users.id, id));
      return golfer && { hosted: golfer.gamesHosted, played: golfer.gamesPlayed };
    },
  };
}
