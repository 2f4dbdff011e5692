import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golferBlocks, users } from "@fourball/db/schema/index";
import type { BlockedGolfer } from "@fourball/domain/block/schema";
import { desc, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { avatarColumns } from "../../games/golfer-columns.ts";

const find = prepareOnce((db) =>
  db
    .select({ userId: users.id, ...avatarColumns(users), blockedAt: golferBlocks.createdAt })
    .from(golferBlocks)
    .innerJoin(users, eq(users.id, golferBlocks.blockedId))
    .where(eq(golferBlocks.blockerId, sql.placeholder("viewer")))
    .orderBy(desc(golferBlocks.createdAt), users.id),
);

/** Whom the viewer blocked, the latest first. */
export async function listBlocked({ db, viewer }: MemberContext): Promise<BlockedGolfer[]> {
  const rows = await find(db, { viewer: viewer.id });
  return rows.map(({ blockedAt, ...golfer }) => ({ ...golfer, blockedAt: isoInstant(blockedAt) }));
}
