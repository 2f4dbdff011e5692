import { isoInstant } from "@fourball/db/instants";
import { costShares } from "@fourball/db/schema/index";
import type { ExportedShare } from "@fourball/domain/cost/schema";
import { asc, eq, or } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** What the viewer owed and was owed, without the names of others. */
export async function exportShares({ db, viewer }: MemberContext): Promise<ExportedShare[]> {
  const { id, golferId, creditorId } = costShares;
  const shares = await db
    .select()
    .from(costShares)
    .where(or(eq(golferId, viewer.id), eq(creditorId, viewer.id)))
    .orderBy(asc(id));
  return shares.map(({ teeTimeId, golferId, cents, currency, paidAt, receivedAt }) => ({
    teeTimeId,
    isOwn: golferId === viewer.id,
    cents,
    currency,
    paidAt: paidAt && isoInstant(paidAt),
    receivedAt: receivedAt && isoInstant(receivedAt),
  }));
}
