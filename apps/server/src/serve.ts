import { watchFile } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Database } from "@fourball/db/client";
import { noteMigrations } from "@fourball/db/embedded/data-folder";
import { migrate } from "@fourball/db/migrate";
import { seedDemo } from "@fourball/db/seed/seed";
import { VERSION } from "@fourball/domain/product";
import { RETENTION_DAYS } from "@fourball/domain/retention";
import { correctTeeOffs } from "@fourball/services/games/course/recompute-tee-offs";
import { updateStoredCourses } from "@fourball/services/games/course/update-stored-courses";
import { grantConfiguredAdmins } from "@fourball/services/golfers/account/grant-configured-admins";
import { rebasePictures } from "@fourball/services/golfers/picture/rebase-pictures";
import { deleteOldData } from "@fourball/services/jobs/delete-old-data";
import { runDueJobs } from "@fourball/services/jobs/run-due-jobs";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { createDependencies } from "./create-dependencies.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import { staticFiles } from "./http/pages/static-files.ts";
import { type JobLoop, startJobLoop } from "./jobs/job-loop.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log/create-log.ts";
import { Outages } from "./log/outages.ts";
import { deleteOldMails } from "./notifications/mail-spool.ts";
import { pushKeysFor } from "./notifications/push-keys.ts";
import { warnOfSharedDatabase } from "./shared-database.ts";
import { UpgradeRouter } from "./sockets/upgrade-router.ts";
import { startMetrics } from "./start-metrics.ts";
import { observeJob } from "./telemetry/observe-job.ts";
import { startTelemetry } from "./telemetry/telemetry.ts";
import { welcome } from "./welcome.ts";

/** The built client, relative to the built server; absent in development, where Vite serves it. */
const builtClient = fileURLToPath(new URL("../../web/dist", import.meta.url));
const isBuilt = !import.meta.url.endsWith("/src/serve.ts");

/** The push keys are in a table, so the tables come first. */
async function connect(env: Env, log: Logger, database: Database): Promise<Dependencies> {
  try {
    const migrations = await migrate(database);
    if (migrations > 0) log.info({ migrations }, "migrated");
    if (database.engine === "embedded")
      await noteMigrations(env.DATA_DIR).catch((error) => log.warn({ err: error }, "the data folder could not be written"));
    const outages = new Outages(log);
    const telemetry = await startTelemetry(env, outages);
    const pushKeys = await pushKeysFor(env, database.db);
    const reportUndeclared = (err: Error, path: string) => log.error({ err, path }, "undeclared refusal");
    return await createDependencies({ env, log, outages, database, telemetry, pushKeys, reportUndeclared });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepareData({ database, env, services }: Dependencies) {
  await rebasePictures(database.db, env.PUBLIC_URL);
  await updateStoredCourses(database, env.DEFAULT_TIME_ZONE);
  await correctTeeOffs(services);
  const futureAdmins = await grantConfiguredAdmins(services);
  if (env.SEED === "off") return { accounts: [], futureAdmins };
  const { accounts } = await seedDemo(database.db, {
    now: services.clock.now(),
    hashPassword: services.ports.passwords.hash,
    pictures: services.ports.pictures,
    publicUrl: env.PUBLIC_URL,
  });
  return { accounts, futureAdmins };
}

/** How late a reminder or a completed round may be. */
const JOB_INTERVAL_MS = 15_000;

const startScheduledJobs = ({ services, log, telemetry }: Dependencies) =>
  startJobLoop({
    run: observeJob(telemetry.metrics, "due-jobs", async (signal) => {
      await runDueJobs(services, signal);
      return "done";
    }),
    intervalMs: JOB_INTERVAL_MS,
    onError: (error) => log.error({ err: error }, "a scheduled job failed"),
  });

/** Jobs of a moved clock run when its file changes, and notifications leave: trials don't wait for the intervals. */
function wakeByClockFile({ env, notifications }: Dependencies, loop: JobLoop): void {
  if (!env.CLOCK_FILE) return;
  watchFile(env.CLOCK_FILE, { interval: 20, persistent: false }, () => {
    loop.wake();
    notifications.wake();
  });
}

const READINESS_INTERVAL_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** So that an outage is in the log although nobody asks. */
const startReadinessChecks = ({ isReady, log }: Dependencies) =>
  startJobLoop({
    run: () => isReady().then(() => "done"),
    intervalMs: READINESS_INTERVAL_MS,
    onError: (error) => log.error({ err: error }, "the database could not be checked"),
  });

const startDailyDeletion = ({ services, log, mailFolder, telemetry }: Dependencies) =>
  startJobLoop({
    run: observeJob(telemetry.metrics, "daily-deletion", async (signal) => {
      await deleteOldData(services, signal);
      if (mailFolder) await deleteOldMails(mailFolder, RETENTION_DAYS.deliveries);
      return "done";
    }),
    intervalMs: DAY_MS,
    onError: (error) => log.error({ err: error }, "old data could not be deleted"),
  });

/** Serves until a signal stops it. */
export async function serve(env: Env, database: Database): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const deps = await connect(env, log, database);
  try {
    const { accounts, futureAdmins } = await prepareData(deps);
    await warnOfSharedDatabase(deps);
    let stopping = false;
    const client = isBuilt ? await staticFiles(deps, builtClient) : undefined;
    const upgradeRouter = new UpgradeRouter(deps);
    const server = await listen(createApp(deps, { isStopping: () => stopping, client }), upgradeRouter, env);
    const metrics = await startMetrics(deps, upgradeRouter);
    deps.notifications.start();
    const scheduled = startScheduledJobs(deps);
    wakeByClockFile(deps, scheduled);
    const loops = [scheduled, startDailyDeletion(deps), startReadinessChecks(deps)];
    const { engine } = database;
    log.info({ version: VERSION, engine, node: process.version, url: env.PUBLIC_URL }, "started");
    // Programs read the log, and its readers are not all to know the passwords of the demo.
    if (process.stdout.isTTY)
      process.stdout.write(welcome(env.PUBLIC_URL, accounts, { emails: futureAdmins, mailFolder: deps.mailFolder }));

    const stop = async () => {
      if (stopping) return;
      stopping = true;
      log.info("stopping");
      await Promise.all([server.close(), deps.notifications.stop(), ...loops.map((loop) => loop.close())]);
      // Last, so that a stop can be seen.
      await metrics?.close();
      await deps.close();
      log.info("stopped");
      process.exit(0);
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  } catch (error) {
    await deps.close();
    throw error;
  }
}
