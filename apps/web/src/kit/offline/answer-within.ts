import { noteLost } from "../trpc/connection.ts";

/**
 * Rejects like a lost connection when nothing answers in time, as on a dead line, which takes calls and carries no answer. The signal
 * alone would not do: a call that shares its request with others goes on.
 */
export async function answerWithin<Answer>(ms: number, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(ms);
  const isLate = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  try {
    return await Promise.race([call(signal), isLate]);
  } catch (error) {
    if (signal.aborted) noteLost();
    throw error;
  }
}
