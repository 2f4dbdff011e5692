import { golferBlocks, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { BlockedGolfer } from "@fourball/domain/block/schema";
import { desc, eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Whom the viewer blocked, the latest first. */
export async function listBlocked({ db, viewer }: MemberContext): Promise<BlockedGolfer[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      profileImageUrl: users.profileImageUrl,
      createdAt: golferBlocks.createdAt,
    })
    .from(golferBlocks)
    .innerJoin(users, eq(users.id, golferBlocks.blockedId))
    .where(eq(golferBlocks.blockerId, viewer.id))
    .orderBy(desc(golferBlocks.createdAt), users.id);
  return rows.map(({ createdAt, ...golfer }) => ({ ...golfer, blockedAt: isoInstant(createdAt) }));
}
