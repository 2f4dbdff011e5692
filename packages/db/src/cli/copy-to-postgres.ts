import { copyToPostgres } from "../copy-to-postgres.ts";
import { databaseRefusal } from "../database-errors.ts";

const [url, dataDir = ".data"] = process.argv.slice(2);
if (!url) {
  console.error("Usage: npm run db:copy -- <DATABASE_URL> [data folder, .data if not given]");
  process.exit(2);
}
try {
  const { tables } = await copyToPostgres({ dataDir, url });
  for (const { name, rows } of tables) process.stdout.write(`${String(rows).padStart(8)}  ${name}\n`);
} catch (error) {
  console.error(databaseRefusal(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
