import type { Db } from "@fourball/db/client";
import { chatMessages, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { pictureHashAt } from "@fourball/domain/picture/address";
import { displayName } from "@fourball/domain/profile/name";
import type { ProfilePicture } from "@fourball/domain/report/constants";
import { and, eq, exists, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { golfersAcrossBlocks, hasBlockedViewer, isShownGame } from "../../core/access/hidden-games.ts";
import { isShownFirstToViewer } from "../../core/access/shown-first.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import type { Reported } from "./reported.ts";

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

type Pair = { viewerId: string; golferId: string };
type Status = (typeof teeTimeParticipants.$inferSelect)["status"];

/** The games on which the viewer finds the golfer: as a host, a player, a request to answer, or the author of a message. */
function showsGolfer(db: Db, { viewerId, golferId }: Pair): SQL | undefined {
  const { teeTimeId, userId, status } = teeTimeParticipants;
  const hosts = (who: string) => eq(teeTimes.hostId, who);
  const asks = (who: string, states: Status[]) => {
    const isRequest = and(eq(teeTimeId, teeTimes.id), eq(userId, who), inArray(status, states));
    return exists(db.select({ userId }).from(teeTimeParticipants).where(isRequest));
  };
  const plays = (who: string) => or(hosts(who), asks(who, ["confirmed"]));
  const isOpenToViewer = and(
    or(teeTimes.isPublic, isShownFirstToViewer),
    ne(teeTimes.status, "cancelled"),
    isShownGame,
    not(hasBlockedViewer(sql`${golferId}`)),
  );
  const { teeTimeId: chat, userId: author } = chatMessages;
  const isWritten = and(eq(chat, teeTimes.id), eq(author, golferId));
  const writes = exists(db.select({ author }).from(chatMessages).where(isWritten));
  return or(
    and(plays(golferId), or(isOpenToViewer, hosts(viewerId), asks(viewerId, ["pending", "confirmed"]))),
    and(hosts(viewerId), asks(golferId, ["pending", "declined"])),
    and(plays(viewerId), writes),
  );
}

type Sight = { seesProfile: boolean; meets: boolean };

/** Where the viewer finds a golfer: on a public profile, or in a game. Undefined for one who is unknown to the viewer. */
async function sightOfGolfer(db: Db, viewerId: string, golferId: string): Promise<Sight | undefined> {
  const showsProfile = and(users.publicProfile, isNotSuspended, notInArray(users.id, golfersAcrossBlocks));
  const games = db.select({ id: teeTimes.id }).from(teeTimes).where(showsGolfer(db, { viewerId, golferId }));
  const [sight] = await db
    .select({ seesProfile: sql`${showsProfile}`.mapWith(Boolean), meets: exists(games).mapWith(Boolean) })
    .from(users)
    .where(and(eq(users.id, golferId), isNull(users.deletedAt)))
    .execute({ viewer: viewerId });
  return sight?.seesProfile || sight?.meets ? sight : undefined;
}
