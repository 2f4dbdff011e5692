import { golferBlocks } from "@fourball/db/schema/index";
import { like } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { sql } from "drizzle-orm";
import { readTogether } from "../read-together.ts";

const golfers = sql`${sql.placeholder("golfers")}::uuid[]`;

const find = prepareQuery(
  { id: like(golferBlocks.blockerId, sql`blocks.id`) },
  (list) => sql`select ${list} from (
    select ${golferBlocks.blockerId} as id from ${golferBlocks} where ${golferBlocks.blockerId} = any(${golfers})
    union select ${golferBlocks.blockedId} from ${golferBlocks} where ${golferBlocks.blockedId} = any(${golfers})) blocks`,
);

/** Whether a golfer has blocked anyone or was blocked. */
export const hasBlocks = readTogether<string, boolean>(async (db, golfers) => {
  const found = new Set((await find(db, { golfers: [...new Set(golfers)] })).map(({ id }) => id));
  return golfers.map((id) => found.has(id));
});
