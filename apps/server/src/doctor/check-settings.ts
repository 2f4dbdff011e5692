import type { Env } from "../env.ts";
import { type Finding, warning } from "./finding.ts";

const NAME = "Settings";

/** Settings for trials, at an address where golfers are. */
export function checkSettings({ isLocal, SEED, RATE_LIMIT, CLOCK_FILE }: Env): Finding[] {
  if (isLocal) return [];
  const demo = warning(NAME, "the demo data has accounts with known passwords", "Begin with an empty database and SEED=off.");
  const limits = warning(NAME, "nothing limits how often passwords are tried: RATE_LIMIT=off", "Set RATE_LIMIT=on.");
  const clock = warning(NAME, `the clock is moved by ${CLOCK_FILE}`, "Remove CLOCK_FILE.");
  return [...(SEED === "demo" ? [demo] : []), ...(RATE_LIMIT === "off" ? [limits] : []), ...(CLOCK_FILE ? [clock] : [])];
}
