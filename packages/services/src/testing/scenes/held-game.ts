import type { Db, Tx } from "@fourball/db/client";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { signal } from "../signal.ts";

export type HeldGame = {
  /** Does more in the transaction, and ends it. */
  release(work?: (tx: Tx) => Promise<unknown>): Promise<void>;
};

/** A game that somebody is changing: its row is locked until `release`. */
export async function heldGame(db: Db, teeTimeId: string): Promise<HeldGame> {
  const locked = signal();
  const released = signal();
  let last: (tx: Tx) => Promise<unknown> = async () => undefined;
  const change = db.transaction(async (tx) => {
    await lockTeeTime(tx, teeTimeId);
    locked.give();
    await released.given;
    await last(tx);
  });
  await Promise.race([locked.given, change]);
  return {
    async release(work) {
      if (work) last = work;
      released.give();
      await change;
    },
  };
}
