import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { commitInTime } from "../commit-in-time.ts";
import type { Database } from "../database.ts";
import * as schema from "../schema/index.ts";
import { within } from "../within.ts";
import { answerCopyRequests } from "./copy-request.ts";
import { claimDataFolder } from "./data-folder.ts";
import { type EmbeddedClient, embeddedClient } from "./embedded-client.ts";
import { startWorker, type WorkerChannel } from "./worker-channel.ts";

export type EmbeddedDatabase = Database & {
  /** All of it, for `createDatabase({ memory: true, snapshot })`. */
  snapshot(): Promise<Uint8Array<ArrayBuffer>>;
  /** Copies its files into a new folder, while everything else waits. */
  copyTo(folder: string): Promise<void>;
  /** Ends the engine at once, as a crash would. */
  terminate(): Promise<void>;
};

export type EmbeddedOptions =
  | { dataDir: string }
  | {
      memory: true;
      snapshot?: Uint8Array<ArrayBuffer>;
      /** How long a transaction may wait for its next statement, in milliseconds. */
      idleLimitMs?: number;
    };

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (!("dataDir" in options)) {
    const { snapshot, idleLimitMs } = options;
    return databaseOver(await startWorker(snapshot ? { snapshot } : {}), idleLimitMs);
  }

  let opened: EmbeddedDatabase | undefined;
  const receive = answerCopyRequests(async (to) => {
    if (!opened) throw new Error("The server has only begun to start. Try again in a moment.");
    await opened.copyTo(to);
  });
  const folder = await claimDataFolder(options.dataDir, receive);
  try {
    const database = databaseOver(await startWorker({ folder: folder.path }));
    opened = database;
    return {
      ...database,
      close: () => database.close().finally(folder.release),
      terminate: () => database.terminate().finally(folder.release),
    };
  } catch (cause) {
    await folder.release();
    throw new Error(`The embedded database in ${folder.path} could not be opened`, { cause });
  }
}

function databaseOver(channel: WorkerChannel, idleLimitMs?: number): EmbeddedDatabase {
  const client = embeddedClient(channel, idleLimitMs);
  const db: Database["db"] = commitInTime(drizzle({ client: asPglite(client), schema, casing: "snake_case" }));
  return {
    db,
    engine: "embedded",
    replica: null,
    poolSize: 1,
    ping: async () => {
      await within(2_000, channel.ask({ kind: "exec", text: "SELECT 1" }));
    },
    // The lock on its folder refuses others.
    countOtherProcesses: async () => 0,
    exclusively: (work) => work(db),
    // What it cannot wait for loses nothing that was answered: the engine survives a sudden end.
    close: async () => {
      await within(5_000, client.settled()).catch(() => undefined);
      await within(5_000, channel.ask({ kind: "close" })).catch(() => undefined);
      await channel.terminate();
    },
    copyTo: async (to) => {
      await client.betweenTransactions(() => channel.ask({ kind: "copy", to }));
    },
    snapshot: () => channel.ask({ kind: "snapshot" }),
    terminate: channel.terminate,
  };
}

/** drizzle's session calls `query` and `transaction` and nothing else, with what `EmbeddedClient` takes. */
function asPglite(client: EmbeddedClient): PGlite {
  return client as unknown as PGlite;
}
