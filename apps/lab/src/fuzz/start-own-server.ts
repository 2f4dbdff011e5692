import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@fourball/api/testing/free-port";
import { type Server, startBuilt } from "@fourball/bench/servers/start-server";

/** `bugsInLog` has the lines of failures that were nobody's refusal: on sockets they need not reach the client. */
export type OwnServer = Server & { bugsInLog(): string[] };

/**
 * The built server on an embedded database with demo data, in a folder that is removed afterwards. `prepare` puts a database
 * there, instead of a first start that makes one.
 */
export async function startOwnServer(prepare?: (dataDir: string) => Promise<void>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "fourball-fuzz-"));
  const dataDir = join(folder, "data");
  await prepare?.(dataDir);
  const settings = { DATA_DIR: dataDir, SEED: "demo", RATE_LIMIT: "off", LOG_LEVEL: "error" };
  const server = await startBuilt(await freePort(), folder, settings);
  return {
    ...server,
    bugsInLog: () =>
      readFileSync(join(folder, "server.log"), "utf8")
        .split("\n")
        .filter((line) => line.startsWith("{")),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
