import { type Finding, ok, problem } from "./finding.ts";

const OLDEST = [20, 19] as const;

export function checkNode(version: string): Finding[] {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isRecent = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isRecent) return [ok("Node", version)];
  return [problem("Node", version, `Install Node ${OLDEST.join(".")} or later.`)];
}
