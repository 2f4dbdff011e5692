import { CONNECTIONS_MAX, connectionsMax } from "../limits/open-files.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const CONNECTIONS_LEAST = 1000;

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
