import { readFileSync } from "node:fs";
import type { Clock } from "@fourball/domain/ports/clock";

const system: Clock = { now: () => Temporal.Now.instant() };

/** The time it is; for trying things out, moved by the ISO duration that a file holds at the time. */
export const createClock = (movedByFile?: string): Clock =>
  movedByFile ? { now: () => system.now().add(readFileSync(movedByFile, "utf8").trim()) } : system;
