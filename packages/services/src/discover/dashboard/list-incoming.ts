import { guestRequests, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { guestRequestOfRow, prepareGuestRequests } from "../../games/guest/guest-query.ts";
import { participationOfRow, participationValues, prepareParticipations } from "../../games/participation/participation-query.ts";

const isToOwnGame = and(
  eq(teeTimes.hostId, viewer),
  eq(teeTimes.status, "active"),
  gt(teeTimes.teeOffAt, sql.placeholder("now")),
);

const { status, waitlistedAt } = teeTimeParticipants;
const findGolfers = prepareParticipations(and(isToOwnGame, eq(status, "pending"), isNull(waitlistedAt)));
const findGuests = prepareGuestRequests(and(isToOwnGame, eq(guestRequests.status, "pending")));

/** Golfers who wait for the viewer's answer, in the order in which they asked. */
export const listIncoming = async (ctx: MemberContext): Promise<Participation[]> =>
  (await findGolfers(ctx.db, participationValues(ctx))).map(participationOfRow);

/** Guests who wait for the viewer's answer, in the order in which they asked. */
export const listIncomingGuests = async (ctx: MemberContext): Promise<GuestRequest[]> =>
  (await findGuests(ctx.db, participationValues(ctx))).map(guestRequestOfRow);
