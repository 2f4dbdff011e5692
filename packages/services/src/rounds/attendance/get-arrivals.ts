import { arrivals } from "@fourball/db/schema/index";
import { arrivalUndoEnds } from "@fourball/domain/attendance/arrival";
import type { GameArrivals } from "@fourball/domain/attendance/schema";
import { isOpenUntil } from "@fourball/domain/attendance/windows";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { and, asc, eq, inArray } from "drizzle-orm";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import type { MemberContext } from "../../core/service-context.ts";

type Reading = Pick<MemberContext, "db" | "viewer" | "clock">;

/** Who of a game is at the course, for its host and confirmed players. */
export async function getArrivals({ db, viewer, clock }: Reading, { teeTimeId }: OpenTeeTimeInput): Promise<GameArrivals> {
  const game = await requireChatAccess(db, viewer, teeTimeId);
  const rows = await db
    .select()
    .from(arrivals)
    .where(and(eq(arrivals.teeTimeId, teeTimeId), inArray(arrivals.userId, game.readerIds)))
    .orderBy(asc(arrivals.arrivedAt), asc(arrivals.userId));
  const own = rows.find(({ userId }) => userId === viewer.id);
  const ends = own && arrivalUndoEnds(game, instantOfDate(own.recordedAt));
  return {
    teeTimeId,
    golfers: game.readerIds.length,
    arrivals: rows.map(({ userId, arrivedAt }) => ({ userId, at: arrivedAt.toISOString() })),
    takeBackUntil: ends && isOpenUntil(ends, clock.now()) ? ends.toString() : null,
  };
}

const instantOfDate = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
