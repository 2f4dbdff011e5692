import type { Tx } from "@fourball/db/client";
import { chatMessages, pictures } from "@fourball/db/schema/index";
import { PHOTO_DELETED } from "@fourball/domain/chat/constants";
import { and, eq, inArray, ne, not, sql } from "drizzle-orm";
import { runLogged } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { deletePictureFiles, isEvidence } from "./delete-picture-files.ts";

/** Those of courses belong to the installation. */
const ownedBy = (userId: string) => and(eq(pictures.ownerId, userId), ne(pictures.kind, "course"));

/** With a closed account its pictures go; the messages that held one say so. */
export async function markPicturesDeleted(tx: Tx, userId: string): Promise<void> {
  const gone = await tx
    .update(pictures)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(ownedBy(userId))
    .returning({ id: pictures.id });
  const ids = gone.map(({ id }) => id);
  await tx.update(chatMessages).set({ pictureId: null, message: PHOTO_DELETED }).where(inArray(chatMessages.pictureId, ids));
}

/** Call it after the commit. What fails, and what a report keeps, is deleted by the job later. */
export async function deleteMarkedPictures(ctx: MemberContext): Promise<void> {
  await runLogged(ctx, "deleting pictures", async () => {
    const marked = await ctx.db
      .select()
      .from(pictures)
      .where(and(ownedBy(ctx.viewer.id), not(isEvidence(ctx.db))));
    for (const picture of marked) await deletePictureFiles(ctx, picture);
  });
}
