import type { CommonFailure, FailuresAt } from "@fourball/api/router-types";
import type { Refusal } from "@fourball/domain/failure";
import type { ProcedurePath } from "./mock-tree.ts";

/** In milliseconds: fixed, or random within a range. */
export type Latency = number | { from: number; to: number };

/** Network conditions between the client and the mock answers. The default is an instant, reliable network. */
export type NetworkConditions = {
  latency?: Latency;
  /** Every call fails with a network error. */
  isOffline?: boolean;
  /** Calls that fail regardless of the tree; null exempts one from `everything`. */
  failures?: { [Path in ProcedurePath]?: Refusal<FailuresAt<Path>> | null } & { everything?: Refusal<CommonFailure> | null };
};

/** Waits for the latency, or rejects as soon as the caller aborts. */
export async function simulateLatency(
  latency: Latency | undefined,
  signal: AbortSignal,
  random: () => number = Math.random,
): Promise<void> {
  if (latency === undefined) return;
  const ms = typeof latency === "number" ? latency : latency.from + random() * (latency.to - latency.from);
  await new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(finish, ms);
    signal.addEventListener("abort", abort);
    function finish(): void {
      signal.removeEventListener("abort", abort);
      resolve();
    }
    function abort(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
