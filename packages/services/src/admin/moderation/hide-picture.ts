import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { pictures, users } from "@fourball/db/schema/index";
import type { Removed } from "@fourball/db/schema/moderation";
import { fail } from "@fourball/domain/failure";
import { pictureHashAt } from "@fourball/domain/picture/address";
import { and, eq, isNull } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { golferRow } from "../../safety/report/find-golfer.ts";
import type { Done } from "./done.ts";
import type { LockedReport } from "./lock-report.ts";

/** Takes a picture off a profile; an uploaded one can't be used again, and only admins see it. */
export async function hidePicture({ config: { publicUrl } }: MemberContext, tx: Tx, report: LockedReport): Promise<Done> {
  const { evidence, reportedId } = report;
  if (evidence.subject !== "picture") throw new Error("only a report of a picture can hide it");
  const field = evidence.picture === "photo" ? "profileImageUrl" : "coverImageUrl";
  const golfer = await golferRow(tx, reportedId);
  const url = golfer?.[field];
  const shown = pictureHashAt(url, publicUrl) ? url?.slice(publicUrl.length) : url;
  if (!url || shown !== evidence.photo.url) throw fail("pictureNotShown");
  await tx
    .update(users)
    .set({ [field]: null })
    .where(eq(users.id, reportedId));
  const hash = pictureHashAt(url, publicUrl);
  if (hash) await tx.update(pictures).set({ hiddenAt: clock, unusedSince: clock }).where(eq(pictures.hash, hash));
  return { removed: { of: "picture", field, url }, touched: [{ type: "profile" }] };
}

type HiddenPicture = Extract<Removed, { of: "picture" }>;

export async function restorePicture(
  { config: { publicUrl } }: MemberContext,
  tx: Tx,
  golferId: string,
  { field, url }: HiddenPicture,
) {
  const golfer = await golferRow(tx, golferId);
  if (!golfer || golfer.deletedAt) throw fail("accountClosed");
  if (golfer[field]) throw fail("pictureChanged");
  const hash = pictureHashAt(url, publicUrl);
  if (hash) {
    const kept = and(eq(pictures.hash, hash), isNull(pictures.deletedAt));
    const [shown] = await tx
      .update(pictures)
      .set({ hiddenAt: null, unusedSince: null })
      .where(kept)
      .returning({ id: pictures.id });
    if (!shown) throw fail("pictureDeleted");
  }
  await tx
    .update(users)
    .set({ [field]: url })
    .where(eq(users.id, golferId));
}
