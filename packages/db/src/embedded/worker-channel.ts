import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "../database-errors.ts";
import type { Refusal, WorkerAnswers, WorkerReply, WorkerRequest, WorkerStart } from "./worker-protocol.ts";

type Request<Kind extends WorkerRequest["kind"]> = Extract<WorkerRequest, { kind: Kind }>;
type Waiting = { resolve(answer: unknown): void; reject(reason: Error): void };

export type WorkerChannel = {
  /** Rejects, and never hangs, when the thread is gone or goes, and after `close`. */
  ask<Kind extends WorkerRequest["kind"]>(request: Request<Kind>): Promise<WorkerAnswers[Kind]>;
  /** Ends the thread at once, as a crash would. */
  terminate(): Promise<void>;
};

/** An error that the embedded engine reported, with the fields that PostgreSQL gives it. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
  constructor({ message, ...fields }: Refusal) {
    super(message);
    Object.assign(this, fields);
  }
}

export async function startWorker(start: WorkerStart): Promise<WorkerChannel> {
  const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), { workerData: start, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone: Error | undefined;

  function ask(request: WorkerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (gone) throw gone;
      if (request.kind === "close") gone = new DatabaseUnavailable("The embedded database is closed");
      lastId += 1;
      worker.postMessage({ id: lastId, request });
      waiting.set(lastId, { resolve, reject });
    });
  }

  function settle(reply: WorkerReply): void {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    // What the engine refuses while it closes is nobody's fault: it may be asked again after the restart.
    if ("refusal" in reply) caller?.reject(gone ?? new EmbeddedError(reply.refusal));
    else caller?.resolve(reply.answer);
  }

  await new Promise<void>((opened, failed) => {
    function fail(cause: unknown): void {
      gone ??= new DatabaseUnavailable("The embedded database has stopped", { cause });
      failed(gone);
      for (const { reject } of waiting.values()) reject(gone);
      waiting.clear();
    }
    worker.on("message", (reply: WorkerReply | "ready") => (reply === "ready" ? opened() : settle(reply)));
    worker.on("error", fail);
    worker.on("exit", fail);
  });

  return {
    ask: answeredByOurWorker(ask),
    terminate: async () => {
      await worker.terminate();
    },
  };
}

/** The worker comes from the same source tree and is checked to answer each kind of request with its `WorkerAnswers`. */
function answeredByOurWorker(ask: (request: WorkerRequest) => Promise<unknown>): WorkerChannel["ask"] {
  return ask as WorkerChannel["ask"];
}
