import { ASKS_A_SPOT, FILL_REASONS, type FillMode, type FillReason } from "./constants.ts";
import { lastWaveAt } from "./fill-time.ts";
import { firstMoment, type Writable } from "./may-write.ts";

export { mayWriteTo } from "./may-write.ts";

export type Candidate = Writable & {
  golferId: string;
  reason: FillReason;
  /** Within a reason the lowest is first: kilometers, minus the rounds played together, or the place in the order. */
  rank: number;
};

export type Wave = { at: Temporal.Instant; golferIds: string[] };

type Planned = {
  candidates: readonly Candidate[];
  now: Temporal.Instant;
  teeOffAt: Temporal.Instant;
  spots: number;
  mode: FillMode;
  /** What went out before, where the rest is planned anew. */
  before?: { waves: number; golfers: number };
};

const FIRST_WAVE = 2;
/** How many more golfers the next wave has. */
const GROWTH = 1;
/** The time that is left is divided by this into the pauses between waves. */
const PAUSES = { "first-come": 7, "one-at-a-time": 8 } as const satisfies Record<FillMode, number>;
const PAUSE_MINUTES = { min: 10, max: 60 } as const;

const later = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) > 0 ? a : b);

/** How long the golfers of a wave have before the next one goes out, the shorter the nearer tee-off is. */
function pauseAfter(sentAt: Temporal.Instant, teeOffAt: Temporal.Instant, mode: FillMode): Temporal.Duration {
  const left = sentAt.until(lastWaveAt(teeOffAt)).total("minutes");
  const minutes = Math.round(left / PAUSES[mode]);
  return Temporal.Duration.from({ minutes: Math.min(PAUSE_MINUTES.max, Math.max(PAUSE_MINUTES.min, minutes)) });
}

/** When the wave after one that went out at `sentAt` goes out. After downtime it waits its pause too, so that no two come at once. */
export const nextWaveAt = ({
  planned,
  sentAt,
  teeOffAt,
  mode,
}: {
  planned: Temporal.Instant;
  sentAt: Temporal.Instant;
  teeOffAt: Temporal.Instant;
  mode: FillMode;
}): Temporal.Instant => later(planned, sentAt.add(pauseAfter(sentAt, teeOffAt, mode)));

const sizeOf = (wave: number, { spots, mode }: Pick<Planned, "spots" | "mode">): number =>
  mode === "one-at-a-time" ? spots : spots * (FIRST_WAVE + GROWTH * wave);

const inOrder = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => FILL_REASONS.indexOf(a.reason) - FILL_REASONS.indexOf(b.reason) || a.rank - b.rank);

/**
 * Who is written to and when: those who are most likely to come first, in waves that grow. A golfer who sleeps when it would be
 * their turn is in the first wave afterwards. No wave is empty, and none goes out after `lastWaveAt`.
 */
export function planWaves(plan: Planned): Wave[] {
  const { now, teeOffAt, mode, before = { waves: 0, golfers: 0 } } = plan;
  const last = lastWaveAt(teeOffAt);
  // A golfer's first possible moment is looked up again only when it is their turn: a long list would be slow otherwise.
  let waiting = inOrder(plan.candidates).map((candidate) => ({ candidate, from: firstMoment(candidate, now, last) }));
  let left = plan.spots * ASKS_A_SPOT - before.golfers;
  const waves: Wave[] = [];
  let at = now;
  while (left > 0) {
    const size = Math.min(left, sizeOf(before.waves + waves.length, plan));
    const golferIds: string[] = [];
    for (const each of waiting) {
      if (golferIds.length === size) break;
      if (!each.from || Temporal.Instant.compare(each.from, at) > 0) continue;
      each.from = firstMoment(each.candidate, at, last);
      if (each.from?.equals(at)) golferIds.push(each.candidate.golferId);
    }
    if (golferIds.length > 0) {
      waves.push({ at, golferIds });
      left -= golferIds.length;
      const chosen = new Set(golferIds);
      waiting = waiting.filter(({ candidate }) => !chosen.has(candidate.golferId));
      at = at.add(pauseAfter(at, teeOffAt, mode));
    }
    const next = waiting.flatMap(({ from }) => from ?? []).toSorted(Temporal.Instant.compare)[0];
    if (!next || Temporal.Instant.compare(later(next, at), last) > 0) break;
    at = later(next, at);
  }
  return waves;
}
