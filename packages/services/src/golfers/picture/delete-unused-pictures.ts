import type { Db } from "@fourball/db/client";
import { before, startOfTransaction } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { golfCourses, pictures } from "@fourball/db/schema/index";
import { PICTURES_PATH } from "@fourball/domain/picture/address";
import { UNUSED_PICTURE_HOURS } from "@fourball/domain/picture/constants";
import { and, eq, exists, isNotNull, isNull, like, lt, not, or, sql } from "drizzle-orm";
import type { Job } from "../../core/job.ts";
import { deletePictureFiles, isEvidence } from "./delete-picture-files.ts";

const AT_ONCE = 100;

const isUnused = lt(pictures.unusedSince, before(startOfTransaction, { hours: UNUSED_PICTURE_HOURS }));
// Longer than an upload: one that was under way when the account was closed has written its files by then.
const isDeleted = lt(pictures.deletedAt, before(startOfTransaction, { mins: 5 }));
const isDue = (db: Db) => and(or(isUnused, isDeleted), not(isEvidence(db)));

/** Imported courses name pictures in their rows, which marks none as used. */
function isOnCourse(db: Db) {
  const isItsAddress = like(golfCourses.imageUrl, sql`${`%${PICTURES_PATH}`}::text || ${pictures.hash} || '-%'`);
  const shown = exists(db.select().from(golfCourses).where(isItsAddress));
  return and(eq(pictures.kind, "course"), isNull(pictures.deletedAt), shown);
}

/**
 * Deletes pictures that nothing has shown for `UNUSED_PICTURE_HOURS`, and those of closed accounts, but for what reports keep: the files first, then the
 * row. After a crash in between it starts again.
 */
export const deleteUnusedPictures: Job = {
  find: ({ db }) => db.select({ id: pictures.id }).from(pictures).where(isDue(db)).limit(AT_ONCE),
  async run(ctx, id) {
    await ctx.db
      .update(pictures)
      .set({ unusedSince: null })
      .where(and(eq(pictures.id, id), isOnCourse(ctx.db)));
    const [picture] = await ctx.db
      .update(pictures)
      .set({ deletedAt: sql`coalesce(${pictures.deletedAt}, ${clock})` })
      .where(and(eq(pictures.id, id), isDue(ctx.db)))
      .returning();
    if (!picture) return;
    await deletePictureFiles(ctx, picture);
    await ctx.db.delete(pictures).where(and(eq(pictures.id, id), isNotNull(pictures.deletedAt)));
  },
};
