import type { Db, Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { type LockedTeeTime, lockTeeTime } from "./access/lock-tee-time.ts";
import type { Job } from "./job.ts";
import { publishChange } from "./realtime/publish-change.ts";

type GameJob = {
  findGames(db: Db, now: Date): PromiseLike<{ id: string }[]>;
  /** Under the lock of the game, checks again that it still is due. Returns how many people that concerns. */
  change(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<number>;
};

/** A job that changes who is in a game. */
export const gameJob = ({ findGames, change }: GameJob): Job => ({
  find: async ({ db, clock }) => findGames(db, toTimestamp(clock.now())),
  async run(ctx, id) {
    const changed = await ctx.db.transaction(async (tx) => change(tx, await lockTeeTime(tx, id), ctx.clock.now()));
    if (changed > 0) await publishChange(ctx, id, "spots");
  },
});
