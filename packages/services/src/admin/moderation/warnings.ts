import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { moderationActions } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Warning, WarningInput } from "@fourball/domain/moderation/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { batchByViewer } from "../../core/batch.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";

const { id, golferId, action, category, acknowledgedAt, undoneAt, createdAt } = moderationActions;

const find = batchByViewer(
  prepareOnce((db) =>
    db
      .select({ viewerId: golferId, id, category, createdAt })
      .from(moderationActions)
      .where(and(anyOf(golferId, sql.placeholder("viewers")), eq(action, "warned"), isNull(acknowledgedAt), isNull(undoneAt)))
      .orderBy(createdAt, id),
  ),
);

/** The viewer's warnings that no device acknowledged yet, the oldest first. */
export async function listWarnings(ctx: MemberContext): Promise<Warning[]> {
  const rows = await find(ctx);
  return rows.map(({ id, category, createdAt }) => ({ id, category, at: isoInstant(createdAt) }));
}

/** Says that the viewer read a warning. Repeating it changes nothing. */
export async function acknowledgeWarning(ctx: MemberContext, input: WarningInput): Promise<WarningInput> {
  const [known] = await ctx.db
    .update(moderationActions)
    .set({ acknowledgedAt: sql`coalesce(${acknowledgedAt}, clock_timestamp())` })
    .where(and(eq(id, input.id), eq(golferId, ctx.viewer.id), eq(action, "warned")))
    .returning({ id });
  if (!known) throw fail("warningNotFound");
  // Other devices ask again.
  await publishNotifications(ctx, [ctx.viewer.id]);
  return input;
}
