import { costShares, guestRequests, teeTimeCosts, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { jsonObject, jsonObjectWhere } from "@fourball/db/select/json";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { CostCard, GameCosts, ShareOfPlayer } from "@fourball/domain/cost/schema";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasBlocked, hasBlockedViewer } from "../../core/access/hidden-games.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";

const id = sql`${sql.placeholder("teeTimeId")}::uuid`;
const creditor = alias(users, "creditor");
const brought = alias(teeTimeParticipants, "brought");
const ownSpot = alias(teeTimeParticipants, "own_spot_here");

const booker = teeTimeCosts.bookedById;
const takesPart = sql`exists (select 1 from ${teeTimeParticipants} as "own_spot_here"
  where ${ownSpot.teeTimeId} = ${teeTimes.id} and ${ownSpot.userId} = ${viewer} and ${ownSpot.status} <> 'declined')`;
const plays = sql`exists (select 1 from ${teeTimeParticipants} as "own_spot_here"
  where ${ownSpot.teeTimeId} = ${teeTimes.id} and ${ownSpot.userId} = ${viewer} and ${ownSpot.status} = 'confirmed')`;
/** Who booked, as long as that golfer plays; for others not a player across a block, but the host. */
const shownBooker = sql`case when exists (select 1 from ${teeTimeParticipants}
    where ${teeTimeParticipants.teeTimeId} = ${teeTimes.id} and ${teeTimeParticipants.userId} = ${booker}
      and ${teeTimeParticipants.status} = 'confirmed')
    and (${teeTimes.hostId} = ${viewer} or ${takesPart} or not ${hasBlocked(sql`${booker}`)})
    and (${teeTimes.hostId} = ${viewer} or ${plays} or not ${hasBlockedViewer(sql`${booker}`)})
  then ${booker} else ${teeTimes.hostId} end`;

const avatarOf = (golfer: typeof users | typeof creditor) => ({
  firstName: golfer.firstName,
  lastName: shownLastName(golfer),
  profileImageUrl: golfer.profileImageUrl,
});

const findCosts = prepareSelect(
  {
    greenFee: teeTimeCosts.greenFee,
    cart: teeTimeCosts.cart,
    deposit: teeTimeCosts.deposit,
    currency: teeTimeCosts.currency,
    payee: teeTimeCosts.payee,
    rule: teeTimeCosts.rule,
    updatedAt: teeTimeCosts.updatedAt,
    bookedById: users.id,
    booker: jsonObject(avatarOf(users)),
  },
  from(teeTimeCosts)
    .join(teeTimes, sql`${teeTimes.id} = ${teeTimeCosts.teeTimeId}`)
    .join(users, sql`${users.id} = ${shownBooker}`),
  sql`where ${teeTimeCosts.teeTimeId} = ${id}`,
);

const findShares = prepareSelect(
  {
    id: costShares.id,
    golferId: costShares.golferId,
    cents: costShares.cents,
    currency: costShares.currency,
    friends: asInteger(sql`coalesce((select cardinality(${brought.friends}) from ${teeTimeParticipants} as "brought"
      where ${brought.teeTimeId} = ${costShares.teeTimeId} and ${brought.userId} = ${costShares.golferId}
        and ${brought.status} = 'confirmed'), 0)`),
    remindedAt: costShares.remindedAt,
    paidAt: costShares.paidAt,
    receivedAt: costShares.receivedAt,
    creditor: jsonObject(avatarOf(creditor)),
    golfer: jsonObjectWhere(users.id, avatarOf(users)),
    guestName: guestRequests.guestName,
  },
  from(costShares)
    .join(creditor, sql`${creditor.id} = ${costShares.creditorId}`, sql`${users} as "creditor"`)
    .leftJoin(users, sql`${users.id} = ${costShares.golferId}`)
    .leftJoin(guestRequests, sql`${guestRequests.id} = ${costShares.guestRequestId}`),
  sql`where ${costShares.teeTimeId} = ${id} and (${costShares.golferId} = ${viewer} or ${costShares.creditorId} = ${viewer})
    order by ${costShares.golferId} is null, ${costShares.id}`,
);

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
  friends,
  paidAt: paidAt && isoInstant(paidAt),
  receivedAt: receivedAt && isoInstant(receivedAt),
});

const owedOfRow = (row: RowOf<typeof findShares>): ShareOfPlayer => ({
  ...shareOfRow(row),
  golfer: row.golfer,
  guestName: row.guestName,
  remindedAt: row.remindedAt && isoInstant(row.remindedAt),
});
