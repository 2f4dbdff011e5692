import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { moderationActions, notifications, users } from "@fourball/db/schema/index";
import type { Audited } from "@fourball/domain/admin/schema";
import { fail } from "@fourball/domain/failure";
import { isUndoable, type UndoableAction } from "@fourball/domain/moderation/constants";
import type { UndoModerationInput, UndoneModeration } from "@fourball/domain/moderation/schema";
import { and, eq, isNull, ne } from "drizzle-orm";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { requireAdmin, requireRecentlyAuthenticatedAdmin } from "../../core/access/require-admin.ts";
import { isSuspended } from "../../core/access/suspended.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { auditReport } from "./audit-report.ts";
import { restorePicture } from "./hide-picture.ts";
import { publishModeration } from "./publish-moderation.ts";
import { restoreMessage } from "./remove-message.ts";

const AUDITED_AS = {
  "message-removed": "message-restored",
  "picture-hidden": "picture-restored",
  warned: "warning-withdrawn",
  suspended: "user-reinstated",
} as const satisfies Record<UndoableAction, Audited>;

type Action = typeof moderationActions.$inferSelect;

/** Takes back what was done, where it can be; the golfer is notified. Games that it cancelled stay cancelled. */
export async function undoModeration(ctx: MemberContext, { actionId, reason }: UndoModerationInput): Promise<UndoneModeration> {
  await requireAdmin(ctx);
  const { action, golferId } = await ctx.db.transaction(async (tx) => {
    const done = await lockAction(ctx, tx, actionId);
    const { action, golferId } = done;
    if (!isUndoable(action)) throw fail("cancelledForGood");
    await lockGolfers(tx, [golferId]);
    await undo(ctx, tx, action, done);
    await tx.update(moderationActions).set({ undoneAt: clock }).where(eq(moderationActions.id, actionId));
    await auditReport(ctx, tx, { reportedId: golferId }, { action: AUDITED_AS[action], reason });
    await tx.insert(notifications).values({ recipientId: golferId, content: { kind: "moderation-undone", action } });
    return done;
  });
  if (action === "picture-hidden") await publishModeration(ctx, golferId, [{ type: "profile" }]);
  await publishNotifications(ctx, [golferId]);
  return { actionId };
}

async function lockAction({ viewer }: MemberContext, tx: Tx, actionId: string): Promise<Action> {
  const [action] = await tx
    .select()
    .from(moderationActions)
    .where(and(eq(moderationActions.id, actionId), ne(moderationActions.golferId, viewer.id)))
    .for("update");
  if (!action) throw fail("actionNotFound");
  if (action.undoneAt) throw fail("moderationUndone");
  return action;
}

async function undo(ctx: MemberContext, tx: Tx, action: UndoableAction, done: Action): Promise<void> {
  switch (action) {
    case "message-removed":
      if (done.removed?.of === "message") await restoreMessage(tx, done.removed);
      return;
    case "picture-hidden":
      if (done.removed?.of === "picture") await restorePicture(ctx, tx, done.golferId, done.removed);
      return;
    case "warned":
      if (done.acknowledgedAt) throw fail("warningRead");
      return;
    case "suspended":
      await requireRecentlyAuthenticatedAdmin({ ...ctx, db: tx });
      return lift(tx, done);
  }
}

/** The suspension that this action began, not a later one. */
async function lift(tx: Tx, { golferId, suspendedUntil }: Action): Promise<void> {
  const isSame = suspendedUntil ? eq(users.suspendedUntil, suspendedUntil) : isNull(users.suspendedUntil);
  const lifted = await tx
    .update(users)
    .set({ suspendedAt: null, suspendedUntil: null })
    .where(and(eq(users.id, golferId), isSuspended, isSame))
    .returning({ id: users.id });
  if (lifted.length === 0) throw fail("suspensionChanged");
}
