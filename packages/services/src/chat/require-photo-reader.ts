import { pictures } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";

/** The photos of messages are for those who may read the chat now; 403 or 404 for everyone else. */
export async function requirePhotoReader(ctx: MemberContext, hash: string): Promise<void> {
  const sent = and(eq(pictures.hash, hash), eq(pictures.kind, "chat"), isNull(pictures.deletedAt), isNull(pictures.unusedSince));
  const [picture] = await ctx.db.select({ teeTimeId: pictures.teeTimeId }).from(pictures).where(sent);
  if (!picture?.teeTimeId) throw fail("notFound");
  await requireChatAccess(ctx.db, ctx.viewer, picture.teeTimeId);
}
