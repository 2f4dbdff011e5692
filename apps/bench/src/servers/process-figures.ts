import { readFileSync } from "node:fs";

type Pid = number | undefined;

/** Read from /proc on Linux; unknown on other systems. */
const told = (pid: Pid, file: "status" | "stat"): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
};

const TICK_MS = 10;

/** The CPU time of a process: more stable than elapsed time on a shared machine. */
export function busyMs(pid: Pid): number {
  const [, after = ""] = told(pid, "stat").split(") ");
  const fields = after.split(" ").map(Number);
  return ((fields[11] ?? Number.NaN) + (fields[12] ?? Number.NaN)) * TICK_MS;
}

export const residentMegabytes = (pid: Pid): number =>
  Number(/VmRSS:\s+(\d+)/.exec(told(pid, "status"))?.[1] ?? Number.NaN) / 1024;
