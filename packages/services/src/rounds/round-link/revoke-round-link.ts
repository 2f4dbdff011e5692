import { roundLinks } from "@fourball/db/schema/index";
import type { OwnRoundLink, RoundLinkInput } from "@fourball/domain/round-link/schema";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** The viewer's link to a round stops working for good. A golfer who left the game may still revoke it. */
export async function revokeRoundLink({ db, viewer }: MemberContext, { teeTimeId }: RoundLinkInput): Promise<OwnRoundLink> {
  await db.delete(roundLinks).where(and(eq(roundLinks.teeTimeId, teeTimeId), eq(roundLinks.userId, viewer.id)));
  return { path: null };
}
