import type { Tx } from "@fourball/db/client";
import { after } from "@fourball/db/expressions";
import { clock } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import type { SuspensionDays } from "@fourball/domain/moderation/constants";
import { CANCELLED_FOR_HOST } from "@fourball/domain/tee-time/cancel-reason";
import { eq, sql } from "drizzle-orm";
import { type GivenUp, leaveAllUpcomingTeeTimes } from "../games/tee-time/leave-all-upcoming-tee-times.ts";
import { deleteSessionsOf } from "../golfers/account/session-store.ts";
import { requireAnyAdmin } from "./lock-admins.ts";

type Suspending = { golferId: string; days: SuspensionDays; now: Temporal.Instant };
type Suspended = { games: GivenUp[]; until: Date | null };

/**
 * Signs the golfer out everywhere; hosted games until the end of the suspension are cancelled with notice, spots in others
 * given back. The admins are locked already.
 */
export async function suspendLocked(tx: Tx, { golferId, days, now }: Suspending): Promise<Suspended> {
  const end = days === null ? null : after(sql`date_trunc('milliseconds', ${clock})`, { days });
  const [suspended] = await tx
    .update(users)
    .set({ suspendedAt: clock, suspendedUntil: end })
    .where(eq(users.id, golferId))
    .returning({ until: users.suspendedUntil });
  // The account first: what the golfer has under way is done before this and seen, or refused.
  const until = days === null ? undefined : now.add({ hours: 24 * days });
  const games = await leaveAllUpcomingTeeTimes(tx, { golferId, now, reason: CANCELLED_FOR_HOST.suspended, until });
  await requireAnyAdmin(tx);
  await deleteSessionsOf(tx, golferId);
  return { games, until: suspended?.until ?? null };
}
