import type { Db, Tx } from "@fourball/db/client";
import type { Once } from "@fourball/db/prepare-once";
import type { Clock } from "@fourball/domain/ports/clock";
import { stored } from "./job.ts";
import { readTogether } from "./read-together.ts";

type Asked = { viewerId: string; now: Temporal.Instant };
export type Asking = { db: Db | Tx; clock: Clock; viewer: { id: string } };

/**
 * The rows that a statement has for the viewer, in its order. Its placeholders are `viewers`, all who ask within one turn of the
 * event loop, and `now`.
 */
export function readOfViewers<Row extends { viewerId: string }>(find: Once<Row[]>): (ctx: Asking) => Promise<Row[]> {
  const read = readTogether<Asked, Row[]>(async (db, asked) => {
    const viewers = [...new Set(asked.map(({ viewerId }) => viewerId))];
    const rows = await find(db, { viewers, now: asked[0] && stored(asked[0].now) });
    return asked.map((one) => rows.filter(({ viewerId }) => viewerId === one.viewerId));
  });
  return async ({ db, clock, viewer }) => read(db, { viewerId: viewer.id, now: clock.now() });
}
