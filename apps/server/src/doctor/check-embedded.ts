import { resolve } from "node:path";
import { otherVersionIn } from "@fourball/db/embedded/data-folder";
import { otherMigrationsIn } from "@fourball/db/embedded/migration-note";
import type { Env } from "../env.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** The embedded database is not opened: a running server has it. Its folder says what wrote it. */
export async function checkEmbedded({ DATA_DIR, isLocal }: Pick<Env, "DATA_DIR" | "isLocal">): Promise<Finding[]> {
  const folder = resolve(DATA_DIR);
  const other = (await otherVersionIn(folder)) ?? (await otherMigrationsIn(folder));
  if (other) return [problem("Database", other.found, other.advice)];
  if (isLocal) return [ok("Database", `embedded, in ${DATA_DIR}`)];
  const advice = "Use PostgreSQL for anything important: DATABASE_URL.";
  return [warning("Database", `embedded, in ${DATA_DIR}: it never syncs to disk`, advice)];
}
