import type { Tx } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { moderationActions, notifications, reports } from "@fourball/db/schema/index";
import type { Audited } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { actionsOn, MODERATION_ACTIONS, type ModerationAction, type SuspensionDays } from "@fourball/domain/moderation/constants";
import type { ReportInput, SettleReportInput } from "@fourball/domain/moderation/schema";
import { assertNotStarted } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../../core/access/require-admin.ts";
import { suspensionOf } from "../../core/access/suspended.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { markCancelled } from "../../games/tee-time/mark-cancelled.ts";
import { golferRow } from "../../safety/report/find-golfer.ts";
import { lockAdmins } from "../lock-admins.ts";
import { suspendLocked } from "../suspend-locked.ts";
import { auditReport } from "./audit-report.ts";
import type { Done, Touched } from "./done.ts";
import { hidePicture } from "./hide-picture.ts";
import { type LockedReport, lockUntakenReport } from "./lock-report.ts";
import { publishModeration } from "./publish-moderation.ts";
import { removeMessage } from "./remove-message.ts";

const AUDITED_AS = {
  "message-removed": "message-removed",
  "picture-hidden": "picture-hidden",
  "game-cancelled": "game-cancelled",
  warned: "golfer-warned",
  suspended: "user-suspended",
} as const satisfies Record<ModerationAction, Audited>;

/**
 * Ends a report with all that is done about it, or with nothing: everything at once and once only. Both golfers are notified,
 * the reported one only where something was done.
 */
export async function settleReport(ctx: MemberContext, input: SettleReportInput): Promise<ReportInput> {
  const { reportId } = input;
  // In the order in which they are done, each once.
  const actions = MODERATION_ACTIONS.filter((action) => input.actions.includes(action));
  if (actions.includes("suspended")) await requireRecentlyAuthenticatedAdmin(ctx);
  else await requireAdmin(ctx);
  const settled = await ctx.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await requireAdmin({ ...ctx, db: tx });
    const report = await lockUntakenReport(tx, ctx.viewer, reportId);
    if (actions.some((action) => !actionsOn(report.subject).includes(action)))
      throw fail("reportActionImpossible", { path: ["actions"] });
    // Accounts come before games in the order of locks.
    await lockGolfers(tx, [report.reportedId]);
    const touched: Touched[] = [];
    let suspendedUntil: Date | null = null;
    for (const action of actions) {
      const { removed, until, ...done } = await moderate(ctx, tx, report, { action, days: input.suspendDays });
      touched.push(...done.touched);
      suspendedUntil ??= until ?? null;
      const { category, reason } = input;
      const row = { reportId, golferId: report.reportedId, adminId: ctx.viewer.id, action, category, reason };
      await tx.insert(moderationActions).values({ ...row, removed, suspendedUntil: until });
      await auditReport(ctx, tx, report, { action: AUDITED_AS[action], reason });
    }
    if (actions.length === 0) await auditReport(ctx, tx, report, { action: "report-dismissed", reason: input.reason });
    await end(ctx, tx, report, { ...input, actions, suspendedUntil });
    return { report, touched };
  });
  const { reporterId, reportedId } = settled.report;
  await publishModeration(ctx, reportedId, settled.touched);
  await publishNotifications(ctx, actions.length > 0 ? [reporterId, reportedId] : [reporterId]);
  return { reportId };
}

type Ending = SettleReportInput & { suspendedUntil: Date | null };

async function end(
  { viewer }: MemberContext,
  tx: Tx,
  { id, subject, reporterId, reportedId }: LockedReport,
  { actions, category, reason, suspendedUntil }: Ending,
): Promise<void> {
  const outcome = actions.length > 0 ? "action" : "nothing";
  await tx
    .update(reports)
    .set({ settledAt: clock, settledById: viewer.id, settledReason: reason, outcome })
    .where(eq(reports.id, id));
  const until = suspendedUntil && isoInstant(suspendedUntil);
  const toReporter = { kind: "report-settled" as const, reportId: id, subject, outcome } as const;
  const toReported = { kind: "moderated" as const, actions, category, suspendedUntil: until };
  await tx.insert(notifications).values({ recipientId: reporterId, content: toReporter });
  if (actions.length > 0) await tx.insert(notifications).values({ recipientId: reportedId, content: toReported });
}

type Asked = { action: ModerationAction; days: SuspensionDays };

/** Does one thing about a locked report; 409 in words where it is done already, or can't be. */
async function moderate(ctx: MemberContext, tx: Tx, report: LockedReport, { action, days }: Asked): Promise<Done> {
  const golfer = await golferRow(tx, report.reportedId);
  if (golfer?.deletedAt && action !== "message-removed") throw fail("accountClosed");
  switch (action) {
    case "message-removed":
      return removeMessage(tx, report);
    case "picture-hidden":
      return hidePicture(ctx, tx, report);
    case "game-cancelled":
      return cancelGame(ctx, tx, report);
    case "warned":
      return { touched: [] };
    case "suspended":
      return suspend(ctx, tx, report.reportedId, days);
  }
}

async function cancelGame({ clock }: MemberContext, tx: Tx, { evidence }: LockedReport): Promise<Done> {
  if (evidence.subject !== "game") throw new Error("only a report of a game can cancel it");
  const { teeTimeId } = evidence.game;
  const teeTime = await lockTeeTime(tx, teeTimeId);
  if (teeTime.status === "cancelled") throw fail("reportedGameCancelled");
  assertNotStarted(teeTime, clock.now());
  await markCancelled(tx, teeTime, "Cancelled by an admin");
  return { touched: [{ type: "game", teeTimeId, change: "cancelled" }] };
}

async function suspend({ clock }: MemberContext, tx: Tx, golferId: string, days: SuspensionDays): Promise<Done> {
  if (await suspensionOf(tx, golferId)) throw fail("reportedGolferSuspended");
  const { games, until } = await suspendLocked(tx, { golferId, days, now: clock.now() });
  const touched = games.map(({ id, change }): Touched => ({ type: "game", teeTimeId: id, change }));
  return { until, touched: [{ type: "sessions" }, ...touched] };
}
