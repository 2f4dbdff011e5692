import "temporal-polyfill/global";
import { withCleanup } from "../backup/cleanup.ts";
import { printDrill } from "../backup/print-drill.ts";
import { runDrill } from "../backup/run-drill.ts";
import { processEnv, readEnv } from "../env.ts";
import { loggedError } from "../log/logged-error.ts";
import { startErrorMessage } from "../start-error-message.ts";

/** `npm run drill`: restores the newest backup beside the database and compares them. Ends with 1 when golfers' rows would be missing. */
withCleanup((cleanup) => runDrill(readEnv(processEnv()), cleanup)).then(
  (drill) => {
    process.stdout.write(`${printDrill(drill)}\n`);
    process.exitCode = drill.problems.length === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(startErrorMessage(error) ?? loggedError(error));
    process.exit(1);
  },
);
