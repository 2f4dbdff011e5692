import { pictures } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { AccountExport } from "@fourball/domain/account/export";
import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** The files are in memory until the export is sent. */
const FILES_BYTES_MAX = 20 * 1024 * 1024;

/** The pictures that the viewer uploaded, the newest first, with their files as far as they fit. */
export async function ownPictures(ctx: MemberContext): Promise<AccountExport["pictures"]> {
  const own = await ctx.db
    .select()
    .from(pictures)
    .where(and(eq(pictures.ownerId, ctx.viewer.id), isNull(pictures.deletedAt)))
    .orderBy(desc(pictures.createdAt));
  let left = FILES_BYTES_MAX;
  const exported: AccountExport["pictures"] = [];
  for (const { kind, hash, sizes, width, height, createdAt } of own) {
    const key = pictureKey({ kind, hash }, sizes[0] ?? 0);
    const bytes = left > 0 ? await ctx.pictures.get(key) : null;
    left -= bytes?.byteLength ?? 0;
    const file = bytes && left >= 0 ? `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}` : null;
    exported.push({ kind, url: ctx.publicUrl + PICTURES_PATH + key, width, height, file, timestamp: isoInstant(createdAt) });
  }
  return exported;
}
