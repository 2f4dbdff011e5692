import type { Db } from "@fourball/db/client";
import { chatMessages, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, exists, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { golfersAcrossBlocks, hasBlockedViewer, isShownGame } from "../../core/access/hidden-games.ts";
import { isShownFirstToViewer } from "../../core/access/shown-first.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";

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
export async function sightOfGolfer(db: Db, viewerId: string, golferId: string): Promise<Sight | undefined> {
  const showsProfile = and(users.publicProfile, isNotSuspended, notInArray(users.id, golfersAcrossBlocks));
  const games = db.select({ id: teeTimes.id }).from(teeTimes).where(showsGolfer(db, { viewerId, golferId }));
  const [sight] = await db
    .select({ seesProfile: sql`${showsProfile}`.mapWith(Boolean), meets: exists(games).mapWith(Boolean) })
    .from(users)
    .where(and(eq(users.id, golferId), isNull(users.deletedAt)))
    .execute({ viewer: viewerId });
  return sight?.seesProfile || sight?.meets ? sight : undefined;
}
