import { roundLinks } from "@fourball/db/schema/index";
import type { OwnRoundLink, RoundLinkInput } from "@fourball/domain/round-link/schema";
import { and, eq } from "drizzle-orm";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { pathOfRoundLink } from "../../core/token/round-link-token.ts";

/** The viewer's own link to a round. For the host and confirmed players. */
export async function getRoundLink({ db, viewer }: MemberContext, { teeTimeId }: RoundLinkInput): Promise<OwnRoundLink> {
  await requireChatAccess(db, viewer, teeTimeId);
  const own = and(eq(roundLinks.teeTimeId, teeTimeId), eq(roundLinks.userId, viewer.id));
  const [link] = await db.select({ id: roundLinks.id }).from(roundLinks).where(own);
  return { path: link ? await pathOfRoundLink(db, link.id) : null };
}
