import type { Tx } from "@fourball/db/client";
import { fail } from "@fourball/domain/failure";
import { FILL_REASONS, type FillMode } from "@fourball/domain/fill/constants";
import { FILL_HOURS, isFillTime } from "@fourball/domain/fill/fill-time";
import { planWaves, type Wave } from "@fourball/domain/fill/plan";
import type { FillPlan, PlanFillInput } from "@fourball/domain/fill/schema";
import { assertToCome } from "@fourball/domain/tee-time/spots";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { freeSpots } from "../../games/participation/offer-open-spots.ts";
import { isRunning } from "../../games/tee-time/fill-state.ts";
import { asCandidates } from "./as-candidates.ts";
import { findCandidates } from "./find-candidates.ts";
import type { Found } from "./found.ts";

type Fillable = { teeTime: LockedTeeTime; spots: number };

/** Locks the viewer's game, which can be filled now: in time, not being filled, with a spot that is neither requested nor promised. */
export async function lockFillable(tx: Tx, { viewer, clock }: MemberContext, teeTimeId: string): Promise<Fillable> {
  const teeTime = await lockHostedTeeTime(tx, viewer, teeTimeId);
  const now = clock.now();
  assertToCome(teeTime, now);
  if (now.until(teeTime.teeOffAt).total("hours") > FILL_HOURS) throw fail("fillTooEarly", { values: { hours: FILL_HOURS } });
  if (!isFillTime(teeTime.teeOffAt, now)) throw fail("fillTooLate");
  if (await isRunning(tx, teeTimeId)) throw fail("fillRunning");
  const spots = await freeSpots(tx, teeTimeId);
  if (spots === 0) throw fail("noSpotsLeft");
  return { teeTime, spots };
}

/** Who would be written to and when. Outside of the lock of the game: it looks at many golfers, who are looked at again when their wave goes out. */
export async function planFor(
  { db, clock, config }: MemberContext,
  { teeTime, spots }: Fillable,
  mode: FillMode,
): Promise<{ found: Found[]; waves: Wave[] }> {
  const now = clock.now();
  const found = await findCandidates(db, teeTime, now);
  const candidates = await asCandidates(db, found, { now, ...config });
  return { found, waves: planWaves({ candidates, now, teeOffAt: teeTime.teeOffAt, spots, mode }) };
}

/** For the host, before it starts: how many golfers would be written to, when and why; never who. */
export async function planFill(ctx: MemberContext, { teeTimeId, mode }: PlanFillInput): Promise<FillPlan> {
  const fillable = await ctx.db.transaction((tx) => lockFillable(tx, ctx, teeTimeId));
  const { found, waves } = await planFor(ctx, fillable, mode);
  const golfers = new Set(waves.flatMap(({ golferIds }) => golferIds));
  const reasons = FILL_REASONS.map((reason) => ({
    reason,
    golfers: found.filter(({ golferId, why }) => why.reason === reason && golfers.has(golferId)).length,
  }));
  return {
    spots: fillable.spots,
    waves: waves.map(({ at, golferIds }) => ({ at: at.toString({ fractionalSecondDigits: 3 }), golfers: golferIds.length })),
    reasons: reasons.filter((each) => each.golfers > 0),
  };
}
