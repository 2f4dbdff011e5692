import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { arrivals, attendanceRecords } from "@fourball/db/schema/index";
import { arrivedAt } from "@fourball/domain/attendance/arrival";
import type { MarkState } from "@fourball/domain/attendance/entry";
import { type GameArrivals, gameArrivals } from "@fourball/domain/attendance/schema";
import type { ArriveInput } from "@fourball/domain/inputs";
import { and, eq } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { endMark } from "./end-mark.ts";
import { getArrivals } from "./get-arrivals.ts";
import { lockedMarkState, lockRecord } from "./lock-record.ts";

/**
 * The host or a player is at the course; the group sees it. A tap made without signal arrives late, and then ends what the host
 * said of the golfer in between. Saying it again keeps the first moment.
 */
export async function arrive(ctx: MemberContext, input: ArriveInput): Promise<GameArrivals> {
  const { teeTimeId, at } = input;
  const answer = await once(ctx, { call: "attendance.arrive", input, answer: gameArrivals }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const teeTime = await lockTeeTime(tx, teeTimeId);
    await requireChatAccess(tx, ctx.viewer, teeTimeId);
    const now = ctx.clock.now();
    const moment = arrivedAt(teeTime, { tappedAt: Temporal.Instant.from(at), now });
    await tx
      .insert(arrivals)
      .values({ teeTimeId, userId: ctx.viewer.id, arrivedAt: toTimestamp(moment), recordedAt: toTimestamp(now) })
      .onConflictDoNothing();
    await endMarkOf(tx, teeTime, { userId: ctx.viewer.id, now });
    return getArrivals({ ...ctx, db: tx }, { teeTimeId });
  });
  await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return answer;
}

const ENDS: ReadonlySet<MarkState> = new Set(["asked", "coming", "disputed", "shown"]);

type Golfer = { userId: string; now: Temporal.Instant };

async function endMarkOf(tx: Tx, teeTime: LockedTeeTime, { userId, now }: Golfer): Promise<void> {
  const { teeTimeId, userId: golfer, kind } = attendanceRecords;
  const record = await lockRecord(tx, and(eq(teeTimeId, teeTime.id), eq(golfer, userId), eq(kind, "no-show")));
  if (!record) return;
  const state = lockedMarkState(record, now);
  if (ENDS.has(state)) await endMark(tx, { teeTime, record }, { state, outcome: "arrived", now });
}
