import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golferBlocks } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { batch } from "../batch.ts";

const { blockerId, blockedId } = golferBlocks;
const golfers = sql.placeholder("golfers");

const find = prepareOnce((db) =>
  db
    .select({ id: blockerId })
    .from(golferBlocks)
    .where(anyOf(blockerId, golfers))
    .union(db.select({ id: blockedId }).from(golferBlocks).where(anyOf(blockedId, golfers))),
);

/** Whether a golfer has blocked anyone or was blocked. */
export const hasBlocks = batch<string, boolean>(async (db, golfers) => {
  const found = new Set((await find(db, { golfers: [...new Set(golfers)] })).map(({ id }) => id));
  return (golfer) => found.has(golfer);
});
