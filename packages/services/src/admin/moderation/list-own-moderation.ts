import { isoInstant } from "@fourball/db/instants";
import { moderationActions } from "@fourball/db/schema/index";
import type { OwnModeration } from "@fourball/domain/moderation/schema";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** What admins did about the viewer, the oldest first: never why somebody reported what, or who. */
export async function listOwnModeration({ db, viewer }: MemberContext): Promise<OwnModeration[]> {
  const { action, category, suspendedUntil, undoneAt, createdAt, golferId } = moderationActions;
  const rows = await db
    .select({ action, category, suspendedUntil, undoneAt, createdAt })
    .from(moderationActions)
    .where(eq(golferId, viewer.id))
    .orderBy(asc(createdAt));
  return rows.map(({ createdAt, suspendedUntil, undoneAt, ...done }) => ({
    ...done,
    timestamp: isoInstant(createdAt),
    until: suspendedUntil && isoInstant(suspendedUntil),
    undoneAt: undoneAt && isoInstant(undoneAt),
  }));
}
