// Plain JavaScript, because Node 20 starts a thread from nothing else: the same file runs from src and from dist.
/** @import { Refusal, WorkerAnswers, WorkerReply, WorkerRequest, WorkerStart } from "./worker-protocol.ts" */
import { constants, cpSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { messages, PGlite, types } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableFolder, durably, syncFolder } from "./durable-folder.mjs";

/** @param {string} value */
const asText = (value) => value;
// drizzle's own choice, which it cannot send across as functions; the numbers are arrays of
// numeric, timestamp, timestamptz, interval and date.
const readAsText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(readAsText.map((type) => [type, asText]));

// As in Node 24. Node 20 optimizes a function at a seventh of that, and a start takes half a second and 20 MB more.
setFlagsFromString("--wasm-tiering-budget=13000000");

/** @type {WorkerStart} */
const { folder, snapshot, checkpointEveryMs = 60 * 60 * 1000 } = workerData;
const pglite = await PGlite.create({
  ...(folder && { fs: new DurableFolder(folder) }),
  ...(snapshot && { loadDataDir: new Blob([snapshot]) }),
  extensions: { cube, earthdistance, pg_trgm },
  // The default of 128 MB is taken at the start, and never given back; the operating system keeps the files in memory too.
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", ...(folder ? durably : [])],
});
if (folder) syncFolder(folder);
await pglite.exec("SET TIME ZONE 'UTC'");

/**
 * @param {WorkerRequest} request
 * @returns {Promise<WorkerAnswers[WorkerRequest["kind"]]>}
 */
async function answer(request) {
  switch (request.kind) {
    case "query": {
      const {
        rows,
        affectedRows = 0,
        fields,
      } = await pglite.query(request.text, request.params, { rowMode: request.rowMode, parsers });
      return { rows, affectedRows, fields };
    }
    case "exec":
      return (await pglite.exec(request.text)).at(-1)?.command;
    case "snapshot":
      return new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer());
    case "copy":
      if (!folder) throw new Error("A database in memory has no files to copy");
      // Statements wait: the files are those of one moment, as a power failure would leave them, with nothing under way.
      await pglite.transaction(async (tx) => {
        await tx.exec("CHECKPOINT");
        cpSync(folder, request.to, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
      });
      return undefined;
    case "close":
      if (folder) await pglite.exec("CHECKPOINT");
      return pglite.close().then(() => undefined);
  }
}

/**
 * @param {unknown} error
 * @returns {Refusal}
 */
function refusalOf(error) {
  if (!(error instanceof messages.DatabaseError)) return { message: error instanceof Error ? error.message : String(error) };
  const { message, code, severity, detail, hint, schema, table, column, constraint } = error;
  return { message, code, severity, detail, hint, schema, table, column, constraint };
}

/**
 * After a trap the memory of the engine is undefined. Dying tells every caller at once.
 * @param {unknown} error
 */
function dieOfTrap(error) {
  if (error instanceof Error && error.name === "RuntimeError") process.exit(1);
}

/** @param {WorkerReply} reply */
const send = (reply) => parentPort?.postMessage(reply);

parentPort?.on("message", async (/** @type {{ id: number, request: WorkerRequest }} */ { id, request }) => {
  try {
    send({ id, answer: await answer(request) });
  } catch (error) {
    dieOfTrap(error);
    send({ id, refusal: refusalOf(error) });
  }
});
// The engine makes none while it runs: its log would grow until the server stops, and a start after a crash read all of it.
// One that a failed transaction refuses has a next time.
setInterval(() => void pglite.exec("CHECKPOINT").catch(dieOfTrap), checkpointEveryMs);
parentPort?.postMessage("ready");
