import "temporal-polyfill/global";
import { readFile } from "node:fs/promises";
import { migrate } from "@fourball/db/migrate";
import { readCourseFile } from "@fourball/domain/course/csv";
import { decodeText } from "@fourball/domain/course/decode-text";
import { importRows } from "@fourball/services/games/course/import-courses";
import { updateStoredCourses } from "@fourball/services/games/course/update-stored-courses";
import { processEnv, readEnv } from "../env.ts";
import { openDatabase } from "../open-database.ts";
import { run } from "./run.ts";

/** `npm run courses:import -- courses.csv`: the same import as on the admin page. The embedded database must not be in use. */
async function importFile(path: string | undefined): Promise<string> {
  if (!path) return "Usage: npm run courses:import -- FILE.csv";
  const file = readCourseFile(decodeText(await readFile(path)));
  if (file.kind === "missing-columns")
    return `The file has no column ${file.missing.join(", ")}. It has: ${file.found.join(", ")}`;
  if (file.kind === "broken") return `A quote is out of place in line ${file.line}.`;
  if (file.courses.length === 0) return "The file has no courses.";
  const env = readEnv(processEnv());
  const database = await openDatabase(env);
  try {
    await migrate(database);
    await updateStoredCourses(database, env.DEFAULT_TIME_ZONE);
    const { PUBLIC_URL: publicUrl, DEFAULT_TIME_ZONE: defaultTimeZone } = env;
    const options = { courses: file.courses, publicUrl, defaultTimeZone, adminId: null };
    const { totalProcessed, successCount, errorCount, errors, guessedTimeZones } = await importRows(database.db, options);
    const lines = errors.map(({ row, error }) => `Row ${row} (line ${file.lines[row - 1]}): ${error}`);
    const summary = `Processed ${totalProcessed} courses. ${successCount} successful, ${errorCount} errors.`;
    const toCheck =
      guessedTimeZones > 0 ? [`${guessedTimeZones} have a guessed time zone: check them in Admin, Golf Courses.`] : [];
    return [summary, ...toCheck, ...lines].join("\n");
  } finally {
    await database.close();
  }
}

run(importFile(process.argv[2]));
