/** What one check found, and what to do about it unless it is ok. */
export type Finding = { name: string; state: "ok" | "warning" | "problem"; found: string; advice?: string };

export const ok = (name: string, found: string): Finding => ({ name, state: "ok", found });
export const warning = (name: string, found: string, advice: string): Finding => ({ name, state: "warning", found, advice });
export const problem = (name: string, found: string, advice: string): Finding => ({ name, state: "problem", found, advice });

/** The words of an error, and of what caused it, without values of a configuration. */
export function wordsOf(error: unknown): string {
  const words: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    words.push(cause.message || code || cause.name);
    if (cause instanceof AggregateError && cause.errors.length > 0) words.push(wordsOf(cause.errors[0]));
  }
  return words.at(-1) ?? String(error);
}
