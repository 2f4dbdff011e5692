import { isoInstant } from "@fourball/db/instants";
import { pictures } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** In the archive of an export. */
const FOLDER = "pictures/";

/** The pictures that the viewer uploaded, the newest first. */
export async function ownPictures(ctx: MemberContext): Promise<AccountExport["pictures"]> {
  const own = await ctx.db
    .select()
    .from(pictures)
    .where(and(eq(pictures.ownerId, ctx.viewer.id), isNull(pictures.deletedAt)))
    .orderBy(desc(pictures.createdAt));
  return own.map(({ kind, hash, sizes, width, height, createdAt }) => {
    const key = pictureKey({ kind, hash }, sizes[0] ?? 0);
    const url = ctx.config.publicUrl + PICTURES_PATH + key;
    return { kind, url, width, height, file: FOLDER + key, timestamp: isoInstant(createdAt) };
  });
}

/** The file that an export names. Null when it was deleted since. */
export const ownPictureFile = ({ ports }: Pick<MemberContext, "ports">, file: string): Promise<Uint8Array | null> =>
  ports.pictures.get(file.slice(FOLDER.length));
