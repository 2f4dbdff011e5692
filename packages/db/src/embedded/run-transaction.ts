import { watchIdleness } from "./watch-idleness.ts";
import { EmbeddedError, type WorkerChannel } from "./worker-channel.ts";
import type { QueryAnswer } from "./worker-protocol.ts";

export type Query = (text: string, params?: unknown[], options?: { rowMode?: "array" | "object" }) => Promise<QueryAnswer>;

/** Commits what `work` did, or rolls all of it back when it throws or falls silent. */
export async function runTransaction<T>(
  channel: WorkerChannel,
  send: Query,
  idleLimitMs: number,
  work: (tx: { query: Query }) => Promise<T>,
): Promise<T> {
  const idleness = watchIdleness(idleLimitMs);
  let open = true;
  const query: Query = async (...statement) => {
    // Left unanswered by its transaction, this statement would become part of the next one.
    if (!open) throw new EmbeddedError({ message: "The transaction has already ended", code: "25P01" });
    return idleness.pausedDuring(send(...statement));
  };
  try {
    await idleness.pausedDuring(channel.ask({ kind: "exec", text: "BEGIN" }));
    const result = await Promise.race([work({ query }), idleness.tooLong]);
    open = false;
    const outcome = await channel.ask({ kind: "exec", text: "COMMIT" });
    if (outcome === "ROLLBACK")
      throw new EmbeddedError({ message: "The transaction had failed and was rolled back", code: "25P02" });
    return result;
  } catch (error) {
    open = false;
    await channel.ask({ kind: "exec", text: "ROLLBACK" }).catch(() => undefined);
    throw error;
  } finally {
    idleness.stop();
  }
}
