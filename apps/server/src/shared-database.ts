import type { Dependencies } from "./dependencies.ts";

/** Without Redis other processes learn late that a session has ended: its golfer stays signed in there for seconds. */
export async function warnOfSharedDatabase({
  database,
  env,
  log,
}: Pick<Dependencies, "database" | "env" | "log">): Promise<void> {
  if (env.REDIS_URL) return;
  const others = await database.countOtherProcesses();
  if (others > 0)
    log.warn(
      { others },
      "another process uses this database: set REDIS_URL for all of them, or changes and ended sessions arrive late",
    );
}
