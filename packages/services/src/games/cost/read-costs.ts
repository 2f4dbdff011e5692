import type { Db } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import type { RowOf } from "@fourball/db/prepare-once";
import { prepareOnce } from "@fourball/db/prepare-once";
import { costShares, guestRequests, teeTimeCosts, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { CostCard, GameCosts, ShareOfPlayer } from "@fourball/domain/cost/schema";
import { and, asc, eq, exists, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasBlocked, hasBlockedViewer } from "../../core/access/hidden-games.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { avatarColumns } from "../golfer-columns.ts";

const teeTimeId = sql.placeholder("teeTimeId");
const creditor = alias(users, "creditor");
const spot = teeTimeParticipants;

const booker = teeTimeCosts.bookedById;

/** Who booked, as long as that golfer plays; for others not a player across a block, but the host. */
function isShownBooker(db: Db): SQL | undefined {
  const hasSpot = (which: SQL | undefined) =>
    exists(
      db
        .select({ id: spot.id })
        .from(spot)
        .where(and(eq(spot.teeTimeId, teeTimes.id), which)),
    );
  const isConfirmed = eq(spot.status, "confirmed");
  const isHost = eq(teeTimes.hostId, viewer);
  const takesPart = hasSpot(and(eq(spot.userId, viewer), ne(spot.status, "declined")));
  const plays = hasSpot(and(eq(spot.userId, viewer), isConfirmed));
  return and(
    hasSpot(and(eq(spot.userId, booker), isConfirmed)),
    or(isHost, takesPart, not(hasBlocked(booker))),
    or(isHost, plays, not(hasBlockedViewer(booker))),
  );
}

const findCosts = prepareOnce((db) =>
  db
    .select({
      greenFee: teeTimeCosts.greenFee,
      cart: teeTimeCosts.cart,
      deposit: teeTimeCosts.deposit,
      currency: teeTimeCosts.currency,
      payee: teeTimeCosts.payee,
      rule: teeTimeCosts.rule,
      updatedAt: teeTimeCosts.updatedAt,
      bookedById: users.id,
      booker: avatarColumns(users),
    })
    .from(teeTimeCosts)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeCosts.teeTimeId))
    .innerJoin(users, eq(users.id, sql`case when ${isShownBooker(db)} then ${booker} else ${teeTimes.hostId} end`))
    .where(eq(teeTimeCosts.teeTimeId, teeTimeId)),
);

const findShares = prepareOnce((db) => {
  const { id, golferId, guestRequestId, creditorId, cents, currency, remindedAt, paidAt, receivedAt } = costShares;
  const isTheirSpot = and(eq(spot.teeTimeId, costShares.teeTimeId), eq(spot.userId, golferId), eq(spot.status, "confirmed"));
  return (
    db
      .select({
        ...{ id, golferId, cents, currency, remindedAt, paidAt, receivedAt },
        friends: spot.friends,
        creditor: avatarColumns(creditor),
        // By its first column drizzle sees whether there is a golfer: names are null of accounts that were closed.
        golfer: { id: users.id, ...avatarColumns(users) },
        guestName: guestRequests.guestName,
      })
      .from(costShares)
      .innerJoin(creditor, eq(creditor.id, creditorId))
      .leftJoin(users, eq(users.id, golferId))
      .leftJoin(guestRequests, eq(guestRequests.id, guestRequestId))
      // One at most, as a golfer asks once for a game.
      .leftJoin(spot, isTheirSpot)
      .where(and(eq(costShares.teeTimeId, teeTimeId), or(eq(golferId, viewer), eq(creditorId, viewer))))
      .orderBy(isNull(golferId), asc(id))
  );
});

/** What a game costs, once it is known that the viewer may see the game. */
export async function readCosts({ db, viewer }: Pick<MemberContext, "db" | "viewer">, teeTimeId: string): Promise<CostCard> {
  const values = { teeTimeId, viewer: viewer.id };
  const [costs] = await findCosts(db, values);
  const shares = await findShares(db, values);
  const own = shares.find(({ golferId }) => golferId === viewer.id);
  return {
    teeTimeId,
    costs: costs ? costsOfRow(costs) : null,
    own: own ? { ...shareOfRow(own), creditor: own.creditor } : null,
    owed: shares.filter((share) => share !== own).map(owedOfRow),
  };
}

const costsOfRow = ({ bookedById, booker, updatedAt, ...costs }: RowOf<typeof findCosts>): GameCosts => ({
  ...costs,
  updatedAt: isoInstant(updatedAt),
  bookedBy: { id: bookedById, golfer: booker },
});

const shareOfRow = ({ id, cents, currency, friends, paidAt, receivedAt }: RowOf<typeof findShares>) => ({
  id,
  cents,
  currency,
  friends: friends?.length ?? 0,
  paidAt: paidAt && isoInstant(paidAt),
  receivedAt: receivedAt && isoInstant(receivedAt),
});

const owedOfRow = (row: RowOf<typeof findShares>): ShareOfPlayer => ({
  ...shareOfRow(row),
  golfer: row.golfer && avatarOf(row.golfer),
  guestName: row.guestName,
  remindedAt: row.remindedAt && isoInstant(row.remindedAt),
});

const avatarOf = ({ id: _, ...avatar }: NonNullable<RowOf<typeof findShares>["golfer"]>) => avatar;
