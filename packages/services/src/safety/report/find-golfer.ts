import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { pictureHashAt } from "@fourball/domain/picture/address";
import { displayName } from "@fourball/domain/profile/name";
import type { ProfilePicture } from "@fourball/domain/report/constants";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import type { Reported } from "./reported.ts";
import { sightOfGolfer } from "./sees-golfer.ts";

type GolferRow = typeof users.$inferSelect;

export async function findReportedGolfer(ctx: MemberContext, golferId: string): Promise<Reported> {
  const { row, seesProfile } = await seenGolfer(ctx, golferId);
  const { bio, handicap } = row;
  // Of a private profile the reporter saw no more than the name and the photo.
  const profile = seesProfile
    ? { bio, handicap, cover: pictureAt(ctx, row.coverImageUrl) }
    : { bio: null, handicap, cover: null };
  return {
    golferId,
    key: golferId,
    evidence: { subject: "golfer", name: displayName(row), photo: pictureAt(ctx, row.profileImageUrl), ...profile },
    pictureHash: pictureHashAt(row.profileImageUrl, ctx.config.publicUrl),
  };
}

type Picture = { userId: string; picture: ProfilePicture };

/** The photo or the cover of a golfer; another picture in its place is another thing to report. */
export async function findReportedPicture(ctx: MemberContext, { userId, picture }: Picture): Promise<Reported> {
  const { row, seesProfile } = await seenGolfer(ctx, userId);
  const url = picture === "photo" ? row.profileImageUrl : seesProfile ? row.coverImageUrl : null;
  const photo = pictureAt(ctx, url);
  if (!photo) throw fail("pictureNotFound");
  return {
    golferId: userId,
    key: `${userId} ${picture} ${photo.url}`,
    evidence: { subject: "picture", name: displayName(row), picture, photo },
    pictureHash: pictureHashAt(url, ctx.config.publicUrl),
  };
}

async function seenGolfer({ db, viewer }: MemberContext, golferId: string): Promise<{ row: GolferRow; seesProfile: boolean }> {
  const sight = await sightOfGolfer(db, viewer.id, golferId);
  const row = sight && (await golferRow(db, golferId));
  if (!sight || !row) throw fail("golferNotFound");
  return { row, seesProfile: sight.seesProfile };
}

export async function golferRow(db: Db, golferId: string): Promise<GolferRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, golferId));
  return row;
}

/** An uploaded picture by its path, since the site may move while the report is kept. */
const pictureAt = ({ config: { publicUrl } }: MemberContext, url: string | null): { url: string } | null =>
  url === null ? null : { url: pictureHashAt(url, publicUrl) ? url.slice(publicUrl.length) : url };
