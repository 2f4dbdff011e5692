import type { Tx } from "@fourball/db/client";
import { golfCourses, pictures } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { pictureHashAt } from "@fourball/domain/picture/address";
import type { PictureKind } from "@fourball/domain/picture/constants";
import { and, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { mayShowPictureAt } from "./picture-host.ts";

type Swap = {
  before: string | null;
  after: string | null;
  publicUrl: string;
  /** The field that has the address, for the error. */
  field: string;
};

/** A golfer's profile takes another picture in place of one: only the golfer's own uploads, or an address elsewhere. */
export const swapProfilePicture = (tx: Tx, ownerId: string, kind: "golfer" | "cover", swap: Swap): Promise<void> =>
  swapPicture(tx, kind, swap, eq(pictures.ownerId, ownerId));

/** The same for a course, of which the picture may be another admin's upload. Call it after the course is changed. */
export function swapCoursePicture(tx: Tx, swap: Omit<Swap, "field">): Promise<void> {
  const shown = tx.select().from(golfCourses);
  const isLeft = swap.before === null ? undefined : notExists(shown.where(eq(golfCourses.imageUrl, swap.before)));
  return swapPicture(tx, "course", { ...swap, field: "imageUrl" }, undefined, isLeft);
}

/** What is used is kept; what is not is deleted after a while. */
async function swapPicture(tx: Tx, kind: PictureKind, swap: Swap, allowed: SQL | undefined, isLeft?: SQL): Promise<void> {
  const { before, after, publicUrl, field } = swap;
  if (before === after) return;
  if (after !== null && !mayShowPictureAt(after, publicUrl)) throw fail("pictureNotPublic", { path: [field] });
  const of = (hash: string) =>
    and(eq(pictures.hash, hash), eq(pictures.kind, kind), allowed, isNull(pictures.deletedAt), isNull(pictures.hiddenAt));
  const taken = pictureHashAt(after, publicUrl);
  if (taken) {
    const [used] = await tx.update(pictures).set({ unusedSince: null }).where(of(taken)).returning({ id: pictures.id });
    if (!used) throw fail("pictureGone", { path: [field] });
  }
  const left = pictureHashAt(before, publicUrl);
  if (left)
    await tx
      .update(pictures)
      .set({ unusedSince: sql`clock_timestamp()` })
      .where(and(of(left), isLeft));
}
