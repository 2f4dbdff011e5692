import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { guestRequests, teeTimes } from "@fourball/db/schema/index";
import type { ListedGuestRequest } from "@fourball/domain/guest/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { requireHost } from "../../core/access/require-host.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { guestRequestOfRow, prepareGuestRequests } from "./guest-query.ts";

const isOfGame = eq(guestRequests.teeTimeId, sql.placeholder("teeTimeId"));
const findOfGame = prepareGuestRequests(isOfGame);

const findWithoutMail = prepareOnce((db) =>
  db
    .select({ id: guestRequests.id })
    .from(guestRequests)
    .innerJoin(teeTimes, eq(teeTimes.id, guestRequests.teeTimeId))
    .where(
      and(
        isOfGame,
        eq(guestRequests.status, "approved"),
        isNull(guestRequests.emailProvenAt),
        eq(teeTimes.status, "active"),
        gt(teeTimes.teeOffAt, sql.placeholder("now")),
      ),
    ),
);

/** The guests who asked for one game, with their emails: for its host only. */
export async function listGuestRequests(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<ListedGuestRequest[]> {
  requireHost(ctx.viewer, await getTeeTime(ctx, { teeTimeId }));
  const requests = await findOfGame(ctx.db, { teeTimeId });
  const claimPathOf = await findClaimPaths(ctx, teeTimeId);
  return requests.map((request) => ({
    ...guestRequestOfRow(request),
    claimPath: claimPathOf.get(request.id) ?? null,
    // Without a mail server no address is ever proven.
    awaitsProof: ctx.config.hasMailServer && request.awaitsProof,
  }));
}

/** The links of approved guests that no mail brings. Who proved the address has their own. */
async function findClaimPaths(
  { db, clock, config: { hasMailServer } }: MemberContext,
  teeTimeId: string,
): Promise<Map<string, string>> {
  const guests = hasMailServer ? [] : await findWithoutMail(db, { teeTimeId, now: toTimestamp(clock.now()) });
  if (guests.length === 0) return new Map();
  const linkTo = await guestLinks(db);
  return new Map(guests.map(({ id }) => [id, linkTo(id)]));
}
