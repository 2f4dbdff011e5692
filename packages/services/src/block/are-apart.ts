import type { Tx } from "@fourball/db/client";
import { golferBlocks } from "@fourball/db/schema/index";
import { and, eq, or } from "drizzle-orm";

/** Whether one of the two blocked the other. */
export async function areApart(tx: Tx, one: string, other: string): Promise<boolean> {
  const { blockerId, blockedId } = golferBlocks;
  const between = or(and(eq(blockerId, one), eq(blockedId, other)), and(eq(blockerId, other), eq(blockedId, one)));
  return (await tx.$count(golferBlocks, between)) > 0;
}
