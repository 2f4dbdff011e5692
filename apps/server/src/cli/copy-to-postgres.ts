import "temporal-polyfill/global";
import { copyToPostgres } from "@fourball/db/copy-to-postgres";
import { processEnv, readEnv } from "../env.ts";
import { startErrorMessage } from "../start-error-message.ts";

/** `npm run db:copy -- <DATABASE_URL>`: copies the embedded database of `DATA_DIR`, which must not be in use. */
async function copy([url, ...others]: string[]): Promise<void> {
  if (!url || others.length > 0) {
    console.error("Usage: npm run db:copy -- <DATABASE_URL>. It copies the embedded database in DATA_DIR.");
    process.exit(2);
  }
  const { tables } = await copyToPostgres({ dataDir: readEnv(processEnv()).DATA_DIR, url });
  for (const { name, rows } of tables) process.stdout.write(`${String(rows).padStart(8)}  ${name}\n`);
}

copy(process.argv.slice(2)).catch((error: unknown) => {
  console.error(startErrorMessage(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
});
