import { backupAgeSeconds } from "../backup/backup-age.ts";
import type { Env } from "../env.ts";
import { checkBackupAge } from "./check-backup.ts";
import { checkFolder } from "./check-folder.ts";
import { checkMail } from "./check-mail.ts";
import { checkNode } from "./check-node.ts";
import { checkPostgres } from "./check-postgres.ts";
import { checkProxy } from "./check-proxy.ts";
import { checkRedis } from "./check-redis.ts";
import { checkReplica } from "./check-replica.ts";
import { type Finding, ok, warning, wordsOf } from "./finding.ts";

/** Looks at everything that this configuration needs, one after the other. Changes nothing but a file in `DATA_DIR`, for a moment. */
export async function runChecks(env: Env): Promise<Finding[]> {
  const checks: (() => Finding[] | Promise<Finding[]>)[] = [
    () => checkNode(process.versions.node),
    () => checkDatabase(env),
    () => checkConfiguredReplica(env),
    () => (isFolderUsed(env) ? checkFolder(env.DATA_DIR, { holdsDatabase: !env.DATABASE_URL }) : []),
    () => checkRedis(env.REDIS_URL),
    () => checkMail(env),
    () => checkPush(env),
    () => checkProxy(env),
  ];
  const findings: Finding[] = [];
  for (const check of checks) {
    try {
      findings.push(...(await check()));
    } catch (error) {
      findings.push(warning("Check", `could not be made: ${wordsOf(error)}`, "Run this as the user that runs the server."));
    }
  }
  return findings;
}

const isFolderUsed = ({ DATABASE_URL, SMTP_URL }: Env): boolean => !DATABASE_URL || !SMTP_URL;

/** The embedded one is not opened: a running server has it. */
async function checkDatabase(env: Env): Promise<Finding[]> {
  if (env.DATABASE_URL) return checkPostgres(env.DATABASE_URL, env);
  const database = env.isLocal
    ? ok("Database", `embedded, in ${env.DATA_DIR}`)
    : warning(
        "Database",
        `embedded, in ${env.DATA_DIR}: it never syncs to disk`,
        "Use PostgreSQL for anything important: DATABASE_URL.",
      );
  return [database, checkBackupAge(env.BACKUP_FOLDER ? await backupAgeSeconds(env, null) : null)];
}

const checkConfiguredReplica = async ({ DATABASE_URL, DATABASE_REPLICA_URL }: Env): Promise<Finding[]> =>
  DATABASE_URL && DATABASE_REPLICA_URL ? checkReplica(DATABASE_URL, DATABASE_REPLICA_URL) : [];

function checkPush({ VAPID_PUBLIC_KEY, VAPID_SUBJECT, ADMIN_EMAILS, isHttps, isLocal }: Env): Finding[] {
  const keys = VAPID_PUBLIC_KEY ? "your own keys" : "keys of the first start";
  if (!isHttps && !isLocal) return [warning("Push", "browsers allow it over https only", "Set PUBLIC_URL to an https address.")];
  if (VAPID_SUBJECT || isHttps || ADMIN_EMAILS.length > 0 || isLocal) return [ok("Push", keys)];
  return [warning("Push", `${keys}, without an address`, "Set VAPID_SUBJECT to a mailto: address.")];
}
