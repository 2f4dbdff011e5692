import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { fillMessages, spotFills } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { FillInput, FillState, StartFillInput } from "@fourball/domain/fill/schema";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { runLogged } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { endFill, fillStateOf, isRunning } from "../../games/tee-time/fill-state.ts";
import { lockFillable, planFor } from "./plan-fill.ts";
import { sendWaves } from "./send-waves.ts";

/** The host has further golfers written to, the first at once where the plan says so. */
export async function startFill(ctx: MemberContext, input: StartFillInput): Promise<FillState> {
  const { teeTimeId, mode, confirmsAtOnce } = input;
  const fillable = await ctx.db.transaction((tx) => lockFillable(tx, ctx, teeTimeId));
  const { found, waves } = await planFor(ctx, fillable, mode);
  const [first] = waves;
  if (!first) throw fail("fillEmpty");
  const state = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { teeTime } = await lockFillable(tx, ctx, teeTimeId);
    const fill = { mode, confirmsAtOnce, startedAt: toTimestamp(ctx.clock.now()), teeOffAt: toTimestamp(teeTime.teeOffAt) };
    const running = { ...fill, nextWaveAt: toTimestamp(first.at), endedAt: null, endReason: null };
    await tx
      .insert(spotFills)
      .values({ teeTimeId, ...running })
      .onConflictDoUpdate({ target: spotFills.teeTimeId, set: running });
    const messages = found.map(({ golferId, ...message }) => ({ teeTimeId, userId: golferId, ...message }));
    await tx.insert(fillMessages).values(messages).onConflictDoNothing();
    return requireState(tx, teeTimeId);
  });
  await publishChange(ctx, teeTimeId, "spots");
  ctx.later(() => runLogged(ctx, `sendWaves ${teeTimeId}`, () => sendWaves.run(ctx, teeTimeId)));
  return state;
}

async function requireState(tx: Tx, teeTimeId: string): Promise<FillState> {
  const state = await fillStateOf(tx, teeTimeId);
  if (!state) throw new Error("an insert returned no row");
  return state;
}

/** The host has no further golfers written to. Repeating it changes nothing; null where none was ever started. */
export async function stopFill(ctx: MemberContext, { teeTimeId }: FillInput): Promise<FillState | null> {
  const state = await ctx.db.transaction(async (tx) => {
    await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    if (await isRunning(tx, teeTimeId)) await endFill(tx, teeTimeId, "stopped", ctx.clock.now());
    return fillStateOf(tx, teeTimeId);
  });
  await publishChange(ctx, teeTimeId, "spots");
  return state;
}
