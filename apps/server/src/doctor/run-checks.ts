import type { Env } from "../env.ts";
import { openFilesMax } from "../limits/open-files.ts";
import { checkBackupAge, checkBackupFolder } from "./check-backup.ts";
import { checkEmbedded, checkFolder } from "./check-folder.ts";
import {
  checkIdentityProvider,
  checkPictures,
  checkSms,
  checkTraces,
  PICTURES_ADVICE,
  PROVIDER_ADVICE,
  SMS_ADVICE,
  TRACES_ADVICE,
} from "./check-integrations.ts";
import { checkMail, MAIL_ADVICE } from "./check-mail.ts";
import { checkPostgres, DATABASE_ADVICE } from "./check-postgres.ts";
import { checkHandles, checkNode, checkSettings } from "./check-process.ts";
import { checkProxy, PROXY_ADVICE } from "./check-proxy.ts";
import { checkRedis, REDIS_ADVICE } from "./check-redis.ts";
import { checkReplica, REPLICA_ADVICE } from "./check-replica.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { type Check, withinLimit } from "./within-limit.ts";

const FOLDER_ADVICE = "See to the disk or network that the folder is on, or name another folder.";

/** Looks at everything that this configuration needs. Changes nothing but a file in `DATA_DIR`, for a moment. */
export async function runChecks(env: Env, { limitMs = 10_000 } = {}): Promise<Finding[]> {
  const run = (check: Check) => withinLimit(check, limitMs);
  const atOnce = await Promise.all(checksOf(env).map(run));
  // After the one of the folder, which may have to make it and removes it then.
  return [...atOnce.flat(), ...(await run({ name: "Public address", advice: PROXY_ADVICE, look: () => checkProxy(env) }))];
}

function checksOf(env: Env): Check[] {
  const { DATABASE_URL, DATABASE_REPLICA_URL, BACKUP_FOLDER, isLocal } = env;
  return [
    { name: "Node", look: () => checkNode(process.versions.node) },
    { name: "Settings", look: () => checkSettings(env) },
    { name: "Open files", look: () => [checkHandles(openFilesMax(), isLocal)] },
    DATABASE_URL
      ? { name: "Database", advice: DATABASE_ADVICE, look: () => checkPostgres(DATABASE_URL, env) }
      : { name: "Database", advice: FOLDER_ADVICE, look: () => checkEmbedded(env) },
    {
      name: "Replica",
      advice: REPLICA_ADVICE,
      look: () => (DATABASE_URL && DATABASE_REPLICA_URL ? checkReplica(DATABASE_URL, DATABASE_REPLICA_URL) : []),
    },
    { name: "Backup", advice: FOLDER_ADVICE, look: () => checkBackups(BACKUP_FOLDER, DATABASE_URL) },
    { name: "Data folder", advice: FOLDER_ADVICE, look: () => checkDataFolder(env) },
    { name: "Redis", advice: REDIS_ADVICE, look: () => checkRedis(env.REDIS_URL) },
    { name: "Mail", advice: MAIL_ADVICE, look: () => checkMail(env) },
    { name: "Text messages", advice: SMS_ADVICE, look: (signal) => checkSms(env, signal) },
    { name: "Push", look: () => checkPush(env) },
    { name: "Pictures", advice: PICTURES_ADVICE, look: (signal) => checkPictures(env, signal) },
    { name: "Sign-in", advice: PROVIDER_ADVICE, look: () => checkIdentityProvider(env) },
    { name: "Traces", advice: TRACES_ADVICE, look: () => checkTraces(env) },
  ];
}

/** Without a folder, what PostgreSQL archives is looked at with the database. */
async function checkBackups(folder: string | undefined, databaseUrl: string | undefined): Promise<Finding[]> {
  if (folder) return [await checkBackupFolder(folder)];
  return databaseUrl ? [] : [checkBackupAge(null)];
}

async function checkDataFolder({ DATABASE_URL, SMTP_URL, DATA_DIR }: Env): Promise<Finding[]> {
  return DATABASE_URL && SMTP_URL ? [] : checkFolder(DATA_DIR, { holdsDatabase: !DATABASE_URL });
}

function checkPush({ VAPID_PUBLIC_KEY, VAPID_SUBJECT, ADMIN_EMAILS, isHttps, isLocal }: Env): Finding[] {
  const keys = VAPID_PUBLIC_KEY ? "your own keys" : "keys of the first start";
  if (!isHttps && !isLocal) return [warning("Push", "browsers allow it over https only", "Set PUBLIC_URL to an https address.")];
  if (VAPID_SUBJECT || isHttps || ADMIN_EMAILS.length > 0 || isLocal) return [ok("Push", keys)];
  return [warning("Push", `${keys}, without an address`, "Set VAPID_SUBJECT to a mailto: address.")];
}
