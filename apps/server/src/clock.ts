import { readFileSync } from "node:fs";
import type { Clock } from "@fourball/domain/ports/clock";

const system: Clock = { now: () => Temporal.Now.instant() };

/** The current time; for trials, moved by the ISO duration in a file. */
export function createClock(movedByFile?: string): Clock {
  if (!movedByFile) return system;
  let moved = new Temporal.Duration();
  return {
    now() {
      moved = durationIn(movedByFile) ?? moved;
      return system.now().add(moved);
    },
  };
}

/** Undefined while the file is being replaced, or holds no duration. */
function durationIn(file: string): Temporal.Duration | undefined {
  try {
    const duration = Temporal.Duration.from(readFileSync(file, "utf8").trim());
    // Throws for a unit that no instant can be moved by, like a month.
    system.now().add(duration);
    return duration;
  } catch {
    return undefined;
  }
}
