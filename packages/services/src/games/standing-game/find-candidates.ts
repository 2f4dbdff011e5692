import type { Db, Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { StandingGolfer } from "@fourball/domain/standing-game/schema";
import { and, eq, exists, inArray, isNull, ne, notInArray, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { partnersOf, unwantedByViewer } from "../../core/access/partners-of.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { golferColumns } from "../golfer-columns.ts";

const player = alias(teeTimeParticipants, "player");
const other = alias(teeTimeParticipants, "other");

/** Those confirmed in the viewer's games, hosts of games that the viewer is confirmed in, players of the same games, and partners. */
function playsWithViewer(db: Db | Tx): SQL | undefined {
  const games = () =>
    db
      .select({ id: player.id })
      .from(player)
      .innerJoin(teeTimes, and(eq(teeTimes.id, player.teeTimeId), ne(teeTimes.status, "cancelled")));
  const isConfirmed = eq(player.status, "confirmed");
  const isViewer = and(eq(other.teeTimeId, player.teeTimeId), eq(other.userId, viewer), eq(other.status, "confirmed"));
  const isPlayer = and(eq(player.userId, users.id), isConfirmed);
  return or(
    inArray(users.id, partnersOf(viewer)),
    exists(games().where(and(isPlayer, eq(teeTimes.hostId, viewer)))),
    exists(games().where(and(eq(player.userId, viewer), isConfirmed, eq(teeTimes.hostId, users.id)))),
    exists(games().innerJoin(other, isViewer).where(isPlayer)),
  );
}

/** Whom the viewer may make a regular: partners, and golfers they play or have played with. */
export const findCandidates = (db: Db | Tx, viewerId: string): Promise<StandingGolfer[]> =>
  db
    .select({ userId: users.id, ...golferColumns(users) })
    .from(users)
    .where(
      and(
        ne(users.id, viewerId),
        isNull(users.deletedAt),
        isNotSuspended,
        notInArray(users.id, golfersAcrossBlocks),
        notInArray(users.id, unwantedByViewer),
        playsWithViewer(db),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id)
    .execute({ viewer: viewerId });

/** Whom the viewer can make a regular of a standing game, by name. */
export const listCandidates = ({ db, viewer }: MemberContext): Promise<StandingGolfer[]> => findCandidates(db, viewer.id);
