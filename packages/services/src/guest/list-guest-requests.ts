import { guestRequests } from "@fourball/db/schema/index";
import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import { requireHost } from "../access/require-host.ts";
import type { MemberContext } from "../service-context.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { guestRequestOfRow, prepareGuestRequests } from "./guest-query.ts";

const findOfGame = prepareGuestRequests(sql`${guestRequests.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid`);

/** The guests who asked for one game, with their emails: for its host only. */
export async function listGuestRequests(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<GuestRequest[]> {
  requireHost(ctx.viewer, await getTeeTime(ctx, { teeTimeId }));
  return (await findOfGame(ctx.db, { teeTimeId })).map(guestRequestOfRow);
}
