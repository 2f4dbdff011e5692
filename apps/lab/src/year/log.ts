import { z } from "zod";

export type Log = {
  errors: { what: string; times: number; line: string }[];
  /** How often the database was too busy for a job, which is tried again. */
  waited: number;
};

const ERROR = 50;
const entry = z.object({ level: z.number(), msg: z.string().optional() });
/** A lock, or the end of a statement, did not come in time. */
const TOO_BUSY = /"code":"(55P03|57014)"/;
const LINE_MAX = 1500;

/** The errors in the log of servers, of each kind the first. A line that isn't JSON is from a process that ended badly. */
export function readLog(text: string): Log {
  const errors = new Map<string, Log["errors"][number]>();
  let waited = 0;
  for (const line of text.split("\n")) {
    const what = errorIn(line);
    if (what === undefined) continue;
    const known = errors.get(what);
    if (TOO_BUSY.test(line)) waited++;
    else if (known) known.times++;
    else errors.set(what, { what, times: 1, line: line.slice(0, LINE_MAX) });
  }
  return { errors: [...errors.values()], waited };
}

/** Undefined for what is no error. */
function errorIn(line: string): string | undefined {
  if (line === "") return undefined;
  try {
    const { level, msg = "" } = entry.parse(JSON.parse(line));
    return level < ERROR ? undefined : msg;
  } catch {
    return line;
  }
}
