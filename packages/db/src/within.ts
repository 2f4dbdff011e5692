import { DatabaseUnavailable } from "./database-errors.ts";

/** Rejects when the answer does not come in time; the question itself goes on. */
export async function within<T>(limitMs: number, answer: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(`The database did not answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
