import { golferBlocks } from "@fourball/db/schema/index";
import type { BlockInput } from "@fourball/domain/block/schema";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** Both see each other again, unless the other blocked the viewer too. What the block ended stays so. */
export async function unblockGolfer({ db, viewer }: MemberContext, { userId }: BlockInput): Promise<{ userId: string }> {
  await db.delete(golferBlocks).where(and(eq(golferBlocks.blockerId, viewer.id), eq(golferBlocks.blockedId, userId)));
  return { userId };
}
