import type { Db } from "@fourball/db/client";
import { golfCourses, pictures, users } from "@fourball/db/schema/index";
import { PICTURES_PATH } from "@fourball/domain/picture/address";
import { PICTURE_SIZES, type PictureKind } from "@fourball/domain/picture/constants";
import { and, type Column, eq, isNull, like, ne, type SQL, sql } from "drizzle-orm";

/** Profiles and courses hold absolute addresses: when the site has moved, those of uploaded pictures move along. */
export async function rebasePictures(db: Db, publicUrl: string): Promise<void> {
  const own = eq(pictures.ownerId, users.id);
  const photo = addressIn(users.profileImageUrl, "golfer", publicUrl);
  const cover = addressIn(users.coverImageUrl, "cover", publicUrl);
  const course = addressIn(golfCourses.imageUrl, "course", publicUrl);
  await db.update(users).set({ profileImageUrl: photo.now }).from(pictures).where(and(own, photo.isStale));
  await db.update(users).set({ coverImageUrl: cover.now }).from(pictures).where(and(own, cover.isStale));
  await db.update(golfCourses).set({ imageUrl: course.now }).from(pictures).where(course.isStale);
}

function addressIn(column: Column, kind: PictureKind, publicUrl: string): { now: SQL; isStale: SQL | undefined } {
  const path = sql`${PICTURES_PATH}::text || ${pictures.hash} || ${`-${PICTURE_SIZES[kind][0].width}.webp`}::text`;
  const now = sql`${publicUrl}::text || ${path}`;
  const isUsed = and(eq(pictures.kind, kind), isNull(pictures.unusedSince));
  return { now, isStale: and(isUsed, like(column, sql`'%' || ${path}`), ne(column, now)) };
}
