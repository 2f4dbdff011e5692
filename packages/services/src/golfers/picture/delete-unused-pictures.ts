import { golfCourses, pictures } from "@fourball/db/schema/index";
import { PICTURES_PATH } from "@fourball/domain/picture/address";
import { UNUSED_PICTURE_HOURS } from "@fourball/domain/picture/constants";
import { and, eq, not, or, sql } from "drizzle-orm";
import type { Job } from "../../core/job.ts";
import { deletePictureFiles } from "./delete-picture-files.ts";
import { isEvidence } from "./kept-as-evidence.ts";

const AT_ONCE = 100;

const isUnused = sql`${pictures.unusedSince} < now() - ${sql.raw(`interval '${UNUSED_PICTURE_HOURS} hours'`)}`;
// Longer than an upload: one that was under way when the account was closed has written its files by then.
const isDeleted = sql`${pictures.deletedAt} < now() - interval '5 minutes'`;
const isDue = and(or(isUnused, isDeleted), not(isEvidence));

/** Imported courses name pictures in their rows, which marks none as used. */
const isOnCourse = sql`${pictures.kind} = 'course' and ${pictures.deletedAt} is null and exists (
  select 1 from ${golfCourses} where ${golfCourses.imageUrl} like ${`%${PICTURES_PATH}`}::text || ${pictures.hash} || '-%')`;

/**
 * Deletes pictures that nothing has shown for `UNUSED_PICTURE_HOURS`, and those of closed accounts, but for what reports keep: the files first, then the
 * row. After a crash in between it starts again.
 */
export const deleteUnusedPictures: Job = {
  find: ({ db }) => db.select({ id: pictures.id }).from(pictures).where(isDue).limit(AT_ONCE),
  async run(ctx, id) {
    await ctx.db
      .update(pictures)
      .set({ unusedSince: null })
      .where(and(eq(pictures.id, id), isOnCourse));
    const [picture] = await ctx.db
      .update(pictures)
      .set({ deletedAt: sql`coalesce(${pictures.deletedAt}, clock_timestamp())` })
      .where(and(eq(pictures.id, id), isDue))
      .returning();
    if (!picture) return;
    await deletePictureFiles(ctx, picture);
    await ctx.db.delete(pictures).where(and(eq(pictures.id, id), sql`${pictures.deletedAt} is not null`));
  },
};
