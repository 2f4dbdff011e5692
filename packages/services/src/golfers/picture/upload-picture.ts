import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import type { PictureKind } from "@fourball/domain/picture/constants";
import type { UploadedPicture } from "@fourball/domain/picture/schema";
import { requireAdmin } from "../../core/access/require-admin.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { type StoredPicture, storePicture } from "./store-picture.ts";

/** Stores a picture for the viewer's profile, or for a course, which is for admins. A profile or course then takes its address. */
export async function uploadPicture(
  ctx: MemberContext,
  { kind, bytes }: { kind: Exclude<PictureKind, "chat">; bytes: Uint8Array },
): Promise<UploadedPicture> {
  if (kind === "course") await requireAdmin(ctx);
  await ctx.limiter.spend("pictures", ctx.viewer.id);
  return uploadedPictureOf(await storePicture(ctx, { kind, bytes }), ctx.config.publicUrl, widthOf[kind]);
}

const widthOf = { golfer: 512, cover: 1600, course: 1600 } as const;

const uploadedPictureOf = (picture: StoredPicture, publicUrl: string, size: number): UploadedPicture => ({
  url: publicUrl + PICTURES_PATH + pictureKey(picture, size),
  width: picture.width,
  height: picture.height,
});
