import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { guestRequestOfRow, prepareGuestRequests } from "../../games/guest/guest-query.ts";
import { participationOfRow, participationValues, prepareParticipations } from "../../games/participation/participation-query.ts";

const toOwnGames = sql`${teeTimes.hostId} = ${sql.placeholder("viewer")}::uuid and ${teeTimes.status} = 'active'
  and ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz`;

const findGolfers = prepareParticipations(sql`${toOwnGames} and ${teeTimeParticipants.status} = 'pending'
  and ${teeTimeParticipants.waitlistedAt} is null`);
const findGuests = prepareGuestRequests(sql`${toOwnGames} and ${guestRequests.status} = 'pending'`);

/** Golfers who wait for the viewer's answer, in the order in which they asked. */
export const listIncoming = async (ctx: MemberContext): Promise<Participation[]> =>
  (await findGolfers(ctx.db, participationValues(ctx))).map(participationOfRow);

/** Guests who wait for the viewer's answer, in the order in which they asked. */
export const listIncomingGuests = async (ctx: MemberContext): Promise<GuestRequest[]> =>
  (await findGuests(ctx.db, participationValues(ctx))).map(guestRequestOfRow);
