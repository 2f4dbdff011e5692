import { readFileSync } from "node:fs";
import type { Clock } from "@fourball/domain/ports/clock";

const system: Clock = { now: () => Temporal.Now.instant() };

/** The current time; for trials, moved by the ISO duration in a file. */
export const createClock = (movedByFile?: string): Clock =>
  movedByFile ? { now: () => system.now().add(readFileSync(movedByFile, "utf8").trim()) } : system;
