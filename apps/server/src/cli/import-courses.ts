import "temporal-polyfill/global";
import { readFile } from "node:fs/promises";
import { migrate } from "@fourball/db/migrate";
import { readCourseFile } from "@fourball/domain/course/csv";
import { importRows } from "@fourball/services/course/import-courses";
import { openDatabase } from "../dependencies.ts";
import { processEnv, readEnv } from "../env.ts";
import { startRefusal } from "../start-refusal.ts";

/** `npm run courses:import -- courses.csv`: the same import as on the admin page. The embedded database must not be in use. */
async function importFile(path: string | undefined): Promise<string> {
  if (!path) return "Usage: npm run courses:import -- FILE.csv";
  const file = readCourseFile(decoded(await readFile(path)));
  if (file.kind === "missing-columns")
    return `The file has no column ${file.missing.join(", ")}. It has: ${file.found.join(", ")}`;
  if (file.kind === "broken") return `A quote stands where none can, near row ${file.row}.`;
  if (file.courses.length === 0) return "The file has no courses.";
  const env = readEnv(processEnv());
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const options = { courses: file.courses, defaultTimeZone: env.DEFAULT_TIME_ZONE, adminId: null };
    const { totalProcessed, successCount, errorCount, errors } = await importRows(database.db, options);
    const lines = errors.map(({ row, error }) => `Row ${row}: ${error}`);
    return [`Processed ${totalProcessed} courses. ${successCount} successful, ${errorCount} errors.`, ...lines].join("\n");
  } finally {
    await database.close();
  }
}

/** UTF-8, or the UTF-16 that spreadsheets write. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

importFile(process.argv[2]).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    console.error(startRefusal(error) ?? error);
    process.exit(1);
  },
);
