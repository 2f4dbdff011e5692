import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MEMORY_PROBE } from "@fourball/bench/servers/memory";
import { type Server, startBuilt } from "@fourball/bench/servers/start-server";
import type { Stage } from "./stage.ts";

/** The built server on the database of the storm, without rate limits unless they are given. It ends with this process. */
export async function startStormServer(
  { folder, environment }: Stage,
  port: number,
  more: Record<string, string> = {},
): Promise<Server> {
  const settings = { ...environment, RATE_LIMIT: "off", LOG_LEVEL: "warn", ...more };
  const server = await startBuilt(port, folder, settings, MEMORY_PROBE);
  const kill = () => void server.process.kill("SIGKILL");
  process.once("exit", kill);
  server.process.once("exit", () => process.off("exit", kill));
  return server;
}

export async function stopWith(server: Server, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(server.process, "exit");
  server.process.kill(signal);
  await ended;
}

/** The bugs that servers logged since the last call. */
export async function loggedBugs({ folder }: Stage): Promise<string[]> {
  const file = join(folder, "server.log");
  const log = await readFile(file, "utf8");
  await writeFile(file, "");
  const bugs = log.split("\n").filter((line) => line.includes('"msg":"bug"'));
  return bugs.length > 0 ? [`the servers logged ${bugs.length} bugs, the first: ${bugs[0]?.slice(0, 500)}`] : [];
}
