import type { Tx } from "@fourball/db/client";
import { attendanceRecords } from "@fourball/db/schema/index";
import type { RoundPlayerInput } from "@fourball/domain/attendance/schema";
import { fail } from "@fourball/domain/failure";
import { isOver } from "@fourball/domain/tee-time/completion";
import { and, eq, ne } from "drizzle-orm";
import { type ExistingRequest, type LockedTeeTime, lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import { runLogged } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { completeGame } from "../../games/tee-time/complete-games.ts";
import { type LockedRecord, lockRecord } from "./lock-record.ts";

export type LockedRound = { teeTime: LockedTeeTime; own: ExistingRequest | undefined; record: LockedRecord };

/** A round that is over is completed first, for those who played it. */
export async function settleRound(ctx: MemberContext, teeTimeId: string) {
  const access = await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  if (access.status === "active" && isOver(access, ctx.clock.now()))
    await runLogged(ctx, `completeGames ${teeTimeId}`, () => completeGame(ctx, teeTimeId));
  return access;
}

/** The game, for those who see it, and then what it says of one of its players. */
export async function lockRound(
  tx: Tx,
  ctx: MemberContext,
  { teeTimeId, userId }: RoundPlayerInput,
  assertMay: (game: Omit<LockedRound, "record">) => void,
): Promise<LockedRound> {
  const { teeTime, existing: own } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
  assertMay({ teeTime, own });
  const { teeTimeId: game, userId: golfer, kind } = attendanceRecords;
  const record = await lockRecord(tx, and(eq(game, teeTimeId), eq(golfer, userId), ne(kind, "late-withdrawal")));
  if (!record) throw fail("notPlayed");
  return { teeTime, own, record };
}
