import type { Tx } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import type { ModerationAction, SuspensionDays } from "@fourball/domain/moderation/constants";
import { assertNotStarted } from "@fourball/domain/tee-time/spots";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { suspensionOf } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { markCancelled } from "../../games/tee-time/mark-cancelled.ts";
import { golferRow } from "../../safety/report/find-golfer.ts";
import { suspendLocked } from "../suspend-locked.ts";
import type { Done, Touched } from "./done.ts";
import { hidePicture } from "./hide-picture.ts";
import type { LockedReport } from "./lock-report.ts";
import { removeMessage } from "./remove-message.ts";

type Asked = { action: ModerationAction; days: SuspensionDays };

/** Does one thing about a locked report; 409 in words where it is done already, or can't be. */
export async function moderate(ctx: MemberContext, tx: Tx, report: LockedReport, { action, days }: Asked): Promise<Done> {
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
