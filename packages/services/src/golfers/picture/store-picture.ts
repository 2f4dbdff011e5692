import { createHash } from "node:crypto";
import { pictures } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES, type PictureKind } from "@fourball/domain/picture/constants";
import type { EncodedPicture } from "@fourball/domain/ports/picture-encoder";
import { and, eq, isNull, sql } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { deletePictureFiles } from "./delete-picture-files.ts";

export type NewPicture = { kind: PictureKind; bytes: Uint8Array; teeTimeId?: string };

export type StoredPicture = { id: string; kind: PictureKind; hash: string; width: number; height: number };

/**
 * Encodes an uploaded picture and stores its files. The row comes first: files without a row would never be deleted. Until
 * something uses the picture, it is kept for `UNUSED_PICTURE_HOURS`.
 */
export async function storePicture(ctx: MemberContext, { kind, bytes, teeTimeId }: NewPicture): Promise<StoredPicture> {
  const encoded = await ctx.ports.encodePicture(bytes, PICTURE_SIZES[kind]);
  const [largest] = encoded;
  if (!largest) throw new Error("a picture without a size");
  const hash = hashOf([kind, ctx.viewer.id, teeTimeId ?? ""], encoded);
  const sizes = PICTURE_SIZES[kind].map(({ width }) => width);
  const { width, height } = largest;
  const row = { hash, kind, ownerId: ctx.viewer.id, teeTimeId: teeTimeId ?? null, sizes, width, height };

  const id = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const [stored] = await tx
      .insert(pictures)
      .values(row)
      .onConflictDoUpdate({
        target: pictures.hash,
        // Uploaded again, it is as good as new.
        set: { unusedSince: sql`case when ${pictures.unusedSince} is not null then clock_timestamp() end` },
        setWhere: isNull(pictures.deletedAt),
      })
      .returning({ id: pictures.id });
    // The same picture is being deleted at this moment.
    if (!stored) throw fail("serviceUnavailable", { retryAfterSeconds: 2 });
    return stored.id;
  });
  for (const [index, file] of encoded.entries()) await ctx.ports.pictures.put(pictureKey(row, sizes[index] ?? 0), file.bytes);
  await requireKept(ctx, { ...row, id });
  return { id, kind, hash, width, height };
}

/** The account may have been closed while the files were written: they go after it. */
async function requireKept(ctx: MemberContext, row: { id: string; kind: PictureKind; hash: string; sizes: number[] }) {
  const [kept] = await ctx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, row.id), isNull(pictures.deletedAt)));
  if (kept) return;
  await deletePictureFiles(ctx, row);
  throw fail("unauthorized");
}

/** With the owner and the place: nobody else's picture has the same files. */
function hashOf(owner: readonly string[], files: readonly EncodedPicture[]): string {
  const hash = createHash("sha256").update(owner.join("\n"));
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex");
}
