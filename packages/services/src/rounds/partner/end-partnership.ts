import type { Tx } from "@fourball/db/client";
import { playAgainAnswers } from "@fourball/db/schema/index";
import { and, eq } from "drizzle-orm";
import { arePartners } from "../../core/access/partners-of.ts";
import { dropPartnership } from "./notify-partners.ts";

/** A block ends a partnership, as another answer of the blocker would. Both accounts are locked already. Whether there was one. */
export async function endPartnership(
  tx: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<boolean> {
  const were = await arePartners(tx, blockerId, blockedId);
  const { golferId, otherId, answer } = playAgainAnswers;
  await tx
    .update(playAgainAnswers)
    .set({ answer: "fine" })
    .where(and(eq(golferId, blockerId), eq(otherId, blockedId), eq(answer, "yes")));
  if (were) await dropPartnership(tx, [blockerId, blockedId]);
  return were;
}
