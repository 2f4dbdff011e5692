import { moderationActions } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { notFound } from "@fourball/domain/failure";
import type { Warning, WarningInput } from "@fourball/domain/moderation/schema";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

const { id, golferId, action, category, acknowledgedAt, undoneAt, createdAt } = moderationActions;

const ownWarning = ({ viewer }: MemberContext): SQL | undefined => and(eq(golferId, viewer.id), eq(action, "warned"));

/** The viewer's warnings that no device acknowledged yet, the oldest first. */
export async function listWarnings(ctx: MemberContext): Promise<Warning[]> {
  const rows = await ctx.db
    .select({ id, category, createdAt })
    .from(moderationActions)
    .where(and(ownWarning(ctx), isNull(acknowledgedAt), isNull(undoneAt)))
    .orderBy(createdAt, id);
  return rows.map(({ createdAt, ...warning }) => ({ ...warning, at: isoInstant(createdAt) }));
}

/** Says that the viewer read a warning. Repeating it changes nothing. */
export async function acknowledgeWarning(ctx: MemberContext, input: WarningInput): Promise<WarningInput> {
  const [known] = await ctx.db
    .update(moderationActions)
    .set({ acknowledgedAt: sql`coalesce(${acknowledgedAt}, clock_timestamp())` })
    .where(and(eq(id, input.id), ownWarning(ctx)))
    .returning({ id });
  if (!known) throw notFound("Warning not found");
  // Other devices ask again.
  await ctx.bus.publish({ type: "news", recipients: [ctx.viewer.id] });
  return input;
}
