import "temporal-polyfill/global";
import { processEnv, readEnv } from "./env.ts";
import { loggedError } from "./log/logged-error.ts";
import { openDatabase } from "./open-database.ts";
import { startErrorMessage } from "./start-error-message.ts";

async function start(): Promise<void> {
  const env = readEnv(processEnv());
  // The embedded engine starts in a thread of its own while all the rest is loaded.
  const [database, { serve }] = await Promise.all([openDatabase(env), import("./serve.ts")]);
  await serve(env, database);
}

process.on("uncaughtException", (error) => {
  console.error(loggedError(error));
  process.exit(1);
});

start().catch((error: unknown) => {
  console.error(startErrorMessage(error) ?? loggedError(error));
  process.exit(1);
});
