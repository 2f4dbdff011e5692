import type { Env } from "../env.ts";
import { CONNECTIONS_MAX, connectionsMax } from "../limits/open-files.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const OLDEST = [20, 19] as const;
const CONNECTIONS_LEAST = 1000;

export function checkNode(version: string): Finding[] {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isRecent = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isRecent) return [ok("Node", version)];
  return [problem("Node", version, `Install Node ${OLDEST.join(".")} or later.`)];
}

/** Settings for trials, at an address where golfers are. */
export function checkSettings({ isLocal, SEED, RATE_LIMIT, CLOCK_FILE }: Env): Finding[] {
  if (isLocal) return [];
  const demo = warning(
    "Settings",
    "the demo data has accounts with known passwords",
    "Begin with an empty database and SEED=off.",
  );
  const limits = warning("Settings", "nothing limits how often passwords are tried: RATE_LIMIT=off", "Set RATE_LIMIT=on.");
  const clock = warning("Settings", `the clock is moved by ${CLOCK_FILE}`, "Remove CLOCK_FILE.");
  return [...(SEED === "demo" ? [demo] : []), ...(RATE_LIMIT === "off" ? [limits] : []), ...(CLOCK_FILE ? [clock] : [])];
}

/** Of this process, which has those of the shell or service that started it. */
export function checkHandles(files: number, isLocal: boolean): Finding {
  const name = "Open files";
  const connections = connectionsMax(files);
  if (connections === CONNECTIONS_MAX) return ok(name, `${files === Number.POSITIVE_INFINITY ? "no limit" : files} at most`);
  const found = `${files} at most: room for ${connections} connections`;
  const advice = `Raise the limit of the server to 16384: LimitNOFILE of systemd, --ulimit nofile of Docker, or ulimit -n.`;
  if (isLocal && connections >= CONNECTIONS_LEAST / 10) return ok(name, found);
  return connections < CONNECTIONS_LEAST ? problem(name, found, advice) : warning(name, found, advice);
}
