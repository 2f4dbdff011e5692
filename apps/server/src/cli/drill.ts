import "temporal-polyfill/global";
import { withCleanup } from "../backup/cleanup.ts";
import { printDrill } from "../backup/print-drill.ts";
import { runDrill } from "../backup/run-drill.ts";
import { processEnv, readEnv } from "../env.ts";
import { run } from "./run.ts";

/** `npm run drill`: restores the newest backup beside the database and compares them. Ends with 1 when golfers' rows would be missing. */
async function drill(): Promise<string> {
  const found = await withCleanup((cleanup) => runDrill(readEnv(processEnv()), cleanup));
  process.exitCode = found.problems.length === 0 ? 0 : 1;
  return printDrill(found);
}

run(drill());
