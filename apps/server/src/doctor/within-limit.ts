import { type Finding, problem, warning, wordsOf } from "./finding.ts";

export type Check = {
  name: string;
  /** What to do when it does not end. */
  advice?: string;
  /** The signal aborts when its time is over. */
  look(signal: AbortSignal): Finding[] | Promise<Finding[]>;
};

const RUN_AS = "Run this as the user that runs the server.";

/** What a check finds; that it hangs is a finding, too. */
export async function withinLimit({ name, advice = RUN_AS, look }: Check, limitMs: number): Promise<Finding[]> {
  const ending = new AbortController();
  const late = [problem(name, `no answer within ${limitMs / 1000} seconds`, advice)];
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      resolve(late);
      ending.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([over, (async () => look(ending.signal))()]);
  } catch (error) {
    return [warning(name, `could not be checked: ${wordsOf(error)}`, RUN_AS)];
  } finally {
    clearTimeout(timer);
  }
}
