import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import { and, eq, ne, sql } from "drizzle-orm";
import { batchByViewer } from "../../core/batch.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { listedFigures } from "../../games/tee-time/count/listed-figures.ts";
import { requestsWaiting } from "../../notification/count-unread-notifications.ts";

const findOwn = batchByViewer(
  prepareOnce((db) => {
    const { teeTimeId, userId, status } = teeTimeParticipants;
    const isOn = ne(teeTimes.status, "cancelled");
    const joined = db
      .select({ teeTimeId })
      .from(teeTimeParticipants)
      .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
      .where(and(eq(userId, users.id), eq(status, "confirmed"), isOn))
      .as("joined");
    return db
      .select({
        viewerId: users.id,
        requestsWaiting: requestsWaiting(db),
        hosted: db.$count(teeTimes, and(eq(teeTimes.hostId, users.id), isOn)),
        joined: db.$count(joined),
      })
      .from(users)
      .where(anyOf(users.id, sql.placeholder("viewers")));
  }),
);

/** Figures of the whole installation, and of the viewer. */
export async function getDashboardStats(ctx: MemberContext): Promise<DashboardStats> {
  const [{ days: _, ...all }, [found]] = await Promise.all([listedFigures(ctx), findOwn(ctx)]);
  if (!found) throw new Error("counting returned no row");
  const { viewerId: __, ...own } = found;
  return { ...all, ...own, total: own.hosted + own.joined };
}
