import type { Failure } from "@fourball/domain/failure";
import type { ProcedurePath } from "./mock-tree.ts";

/** In milliseconds: always so long, or anything in between. */
export type Latency = number | { from: number; to: number };

/** What lies between a golfer and the answers of the tree. Without any of it, nothing does. */
export type Line = {
  latency?: Latency;
  /** No call arrives: the client sees a network that failed. */
  isOffline?: boolean;
  /** Calls that are refused whatever the tree says; null lets one of them through `everything`. */
  refusals?: Partial<Record<ProcedurePath | "everything", Failure | null>>;
};

/** Waits as long as the line takes, and no longer than somebody waits for the answer. */
export async function travel(
  latency: Latency | undefined,
  signal: AbortSignal,
  chance: () => number = Math.random,
): Promise<void> {
  if (latency === undefined) return;
  const ms = typeof latency === "number" ? latency : latency.from + chance() * (latency.to - latency.from);
  await new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(arrive, ms);
    signal.addEventListener("abort", giveUp);
    function arrive(): void {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }
    function giveUp(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
