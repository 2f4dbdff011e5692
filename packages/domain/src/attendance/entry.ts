import { fail } from "../failure.ts";
import type { Excuse } from "../tee-time/constants.ts";
import type { AttendanceKind, DisputeDecision, MARK_OUTCOMES } from "./constants.ts";

/**
 * `open`: a late withdrawal from a round that isn't over, which may still be excused; `coming`: a no-show that shows in some days;
 * `shown`: it counts against the golfer.
 */
export const ENTRY_STATES = ["played", "open", "excused", "coming", "shown", "disputed", "removed"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export type RecordFacts = {
  kind: AttendanceKind;
  excuse: Excuse | null;
  markOutcome: (typeof MARK_OUTCOMES)[number] | null;
  showsAt: Temporal.Instant | null;
  isDisputed: boolean;
  decision: DisputeDecision | null;
  /** The round is over. */
  isSettled: boolean;
};

/** A no-show that no other player has agreed to isn't one. */
export const kindShown = ({ kind, markOutcome }: Pick<RecordFacts, "kind" | "markOutcome">): AttendanceKind =>
  kind === "no-show" && markOutcome !== "agreed" ? "showed-up" : kind;

/** What has become of an entry of a golfer's record. */
export function entryStateOf(record: RecordFacts, now: Temporal.Instant): EntryState {
  const { excuse, showsAt, isDisputed, decision, isSettled } = record;
  if (kindShown(record) === "showed-up") return "played";
  if (decision === "removed") return "removed";
  if (excuse) return "excused";
  if (!isSettled) return "open";
  if (isDisputed && !decision) return "disputed";
  return showsAt && Temporal.Instant.compare(showsAt, now) > 0 ? "coming" : "shown";
}

type Disputable = { state: EntryState; isDisputed: boolean };

/** An entry that counts, or is about to, can be disputed once. */
export const canDispute = ({ state, isDisputed }: Disputable): boolean =>
  (state === "coming" || state === "shown") && !isDisputed;

export function assertCanDispute(entry: Disputable): void {
  if (entry.isDisputed) throw fail("disputedAlready");
  if (!canDispute(entry)) throw fail("entryHarmless");
}

type Agreed = { movedAt: Date | null; agreedAt: Date | null };

/** Whether the date, the time or the course changed after the player agreed to the game. */
export const isMovedSince = ({ movedAt, agreedAt }: Agreed): boolean =>
  movedAt !== null && (agreedAt === null || movedAt >= agreedAt);

type Mark = Pick<RecordFacts, "kind" | "markOutcome" | "showsAt" | "isDisputed" | "decision">;

/** What the host sees of a player's attendance. */
export const MARK_STATES = [
  "none",
  "asked",
  "coming",
  "shown",
  "disputed",
  "removed",
  "denied",
  "taken-back",
  "arrived",
] as const;
export type MarkState = (typeof MARK_STATES)[number];

export function markStateOf(record: Mark, now: Temporal.Instant): MarkState {
  const { kind, markOutcome } = record;
  if (kind !== "no-show") return markOutcome === null || markOutcome === "agreed" ? "none" : markOutcome;
  if (markOutcome !== "agreed") return "asked";
  const state = entryStateOf({ ...record, excuse: null, isSettled: true }, now);
  return state === "played" || state === "excused" || state === "open" ? "none" : state;
}

/** Until it shows, the host can take it back. */
const TAKES_BACK: ReadonlySet<MarkState> = new Set(["asked", "coming", "disputed"]);
export const canTakeBack = (state: MarkState): boolean => TAKES_BACK.has(state);
