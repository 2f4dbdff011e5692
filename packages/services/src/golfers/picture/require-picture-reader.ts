import type { Db } from "@fourball/db/client";
import { before, startOfTransaction } from "@fourball/db/expressions";
import { pictures, reports } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { UNUSED_PICTURE_HOURS } from "@fourball/domain/picture/constants";
import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";

// Pictures of courses that were imported count as unused. What a report keeps isn't public for longer than without it.
const isStillShown = or(
  eq(pictures.kind, "course"),
  isNull(pictures.unusedSince),
  gt(pictures.unusedSince, before(startOfTransaction, { hours: UNUSED_PICTURE_HOURS })),
);

/** Whether anyone may see a picture of a profile or a course: not once it was deleted, or an admin hid it. */
export async function isPublicPicture(db: Db, hash: string): Promise<boolean> {
  const shown = and(eq(pictures.hash, hash), ne(pictures.kind, "chat"), isNull(pictures.deletedAt), isNull(pictures.hiddenAt));
  return (await db.$count(pictures, and(shown, isStillShown))) > 0;
}

/** The pictures of reports are for admins; 403 or 404 for everyone else, and for an admin whom the reports are about. */
export async function requireEvidenceReader(ctx: MemberContext, hash: string): Promise<void> {
  await requireAdmin(ctx);
  const [report] = await ctx.db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(pictures, eq(pictures.id, reports.pictureId))
    .where(and(eq(pictures.hash, hash), ne(reports.reportedId, ctx.viewer.id)))
    .limit(1);
  if (!report) throw fail("notFound");
}
