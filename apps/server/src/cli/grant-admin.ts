import "temporal-polyfill/global";
import { migrate } from "@fourball/db/migrate";
import { grantAdmin } from "@fourball/services/golfers/account/grant-admin";
import { processEnv, readEnv } from "../env.ts";
import { openDatabase } from "../open-database.ts";
import { run } from "./run.ts";

/** `npm run admin:grant -- maya@example.com`: makes an existing account an admin. The embedded database must not be in use. */
async function grant(emails: string[]): Promise<string> {
  if (emails.length === 0) return "Usage: npm run admin:grant -- EMAIL …";
  const env = readEnv(processEnv());
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const granted = await grantAdmin(
      database.db,
      emails.map((email) => email.normalize("NFC").toLowerCase()),
    );
    return granted.length > 0 ? `Admin now: ${granted.join(", ")}` : "No account has this email.";
  } finally {
    await database.close();
  }
}

run(grant(process.argv.slice(2)));
