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
      return movedBy(moved);
    },
  };
}

/** Days are those of UTC. */
const movedBy = (duration: Temporal.Duration): Temporal.Instant =>
  system.now().toZonedDateTimeISO("UTC").add(duration).toInstant();

/** Undefined while the file is being replaced, or holds no duration. */
function durationIn(file: string): Temporal.Duration | undefined {
  try {
    return Temporal.Duration.from(readFileSync(file, "utf8").trim());
  } catch {
    return undefined;
  }
}
