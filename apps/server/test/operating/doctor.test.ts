import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@fourball/api/testing/free-port";
import { noteMigrations } from "@fourball/db/embedded/data-folder";
import { createEmptyPostgres, sharedTestDatabase, testsHavePostgres } from "@fourball/db/testing";
import { describe, expect, inject, test } from "vitest";
import { ageOfNewestFile } from "../../src/backup/backup-age.ts";
import { checkBackupFolder } from "../../src/doctor/check-backup.ts";
import { checkEmbedded, checkFolder, checkFreeSpace } from "../../src/doctor/check-folder.ts";
import { checkMail } from "../../src/doctor/check-mail.ts";
import {
  checkConnections,
  checkExtensions,
  checkPostgres,
  checkTimeout,
  checkTimeZones,
  compareTimeZones,
} from "../../src/doctor/check-postgres.ts";
import { checkNode } from "../../src/doctor/check-process.ts";
import { checkRedis } from "../../src/doctor/check-redis.ts";
import { checkReplica } from "../../src/doctor/check-replica.ts";
import type { Finding } from "../../src/doctor/finding.ts";
import { printFindings } from "../../src/doctor/print-findings.ts";
import { runChecks } from "../../src/doctor/run-checks.ts";
import { readEnv } from "../../src/env.ts";
import { aMailServer } from "../support/mail-server.ts";
import { aDataFolder } from "../support/run-process.ts";

const states = (findings: Finding[]) => Object.fromEntries(findings.map(({ name, state }) => [name, state]));

describe("doctor", () => {
  test("knows how old Node may be", () => {
    expect(checkNode("20.19.0")).toMatchObject([{ state: "ok" }]);
    expect(checkNode("24.1.0")).toMatchObject([{ state: "ok" }]);
    expect(checkNode("20.9.1")).toMatchObject([{ state: "problem", advice: "Install Node 20.19 or later." }]);
  });

  test("finds nothing wrong with a new installation, except that it doesn't run and has no backups", async () => {
    const env = readEnv({ PORT: String(await freePort()), DATA_DIR: join(await aDataFolder(), "new") });
    const findings = await runChecks(env);
    expect(states(findings)).toMatchObject({
      Node: "ok",
      Database: "ok",
      "Data folder": "ok",
      Redis: "ok",
      Mail: "ok",
      Push: "ok",
      Backup: "warning",
      "Public address": "warning",
    });
    const printed = printFindings(findings);
    expect(printed).toMatch(/^✓ Node {2,}\d/);
    expect(printed).toMatch(/! Public address {2}http:\/\/localhost:\d+ does not answer.*\n.*→ Start the server/);
  });

  test("finds a database that is not there", async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/fourball`;
    const findings = await checkPostgres(url, readEnv({ DATABASE_URL: url }));
    expect(findings).toMatchObject([{ name: "Database", state: "problem", found: expect.stringContaining("ECONNREFUSED") }]);
  });

  test.runIf(testsHavePostgres())("finds what a database lacks, and a clock that is wrong", { tags: "dialect" }, async () => {
    await using server = await createEmptyPostgres();
    const env = readEnv({ DATABASE_URL: server.url });
    const found = await checkPostgres(server.url, env, () => Date.now() - 5000);
    expect(states(found)).toMatchObject({ Database: "ok", Migrations: "warning", Connections: "ok", Clock: "warning" });
    expect(found.find(({ name }) => name === "Clock")?.found).toMatch(/^5\.\d s apart/);
  });

  test.runIf(testsHavePostgres())("finds a replica that is none, or not there", { tags: "dialect" }, async () => {
    await using server = await createEmptyPostgres();
    expect(await checkReplica(server.url, server.url)).toMatchObject([
      { name: "Replica", state: "problem", found: expect.stringContaining("not in recovery") },
    ]);
    const away = `postgres://nobody@127.0.0.1:${await freePort()}/fourball`;
    expect(await checkReplica(server.url, away)).toMatchObject([
      { name: "Replica", state: "warning", found: expect.stringContaining("ECONNREFUSED") },
    ]);
  });

  const extensions = { extensions: ["pg_trgm"], available: ["cube", "earthdistance", "pg_trgm"], trusted: ["cube", "pg_trgm"] };
  const report = {
    version: 16,
    now: 0,
    connectionsMax: 100,
    connectionsUsed: 1,
    database: "tees",
    isSuperuser: false,
    statementTimeout: "5s",
  };

  test("says how missing extensions are created", () => {
    expect(checkExtensions({ ...report, ...extensions })).toMatchObject({
      state: "problem",
      advice: "As a superuser: psql -d tees -c 'create extension earthdistance cascade'",
    });
    expect(checkExtensions({ ...report, ...extensions, isSuperuser: true }).state).toBe("ok");
    expect(checkExtensions({ ...report, ...extensions, available: ["pg_trgm"] }).advice).toContain("postgresql-contrib");
  });

  test("counts the connections that processes need", () => {
    expect(checkConnections({ connectionsMax: 97, connectionsUsed: 12 }, 10)).toMatchObject({
      state: "ok",
      found: expect.stringContaining("9 processes"),
    });
    expect(checkConnections({ connectionsMax: 97, connectionsUsed: 90 }, 10).state).toBe("warning");
    expect(checkConnections({ connectionsMax: 9, connectionsUsed: 1 }, 10).state).toBe("problem");
  });

  test("compares the clocks of Node.js with those of the database", { tags: "dialect" }, async () => {
    const { db } = await sharedTestDatabase();
    const { name, state, found } = await checkTimeZones(db, Temporal.Now.instant());
    expect(name).toBe("Time zones");
    // Whether the two of this machine agree is up to the machine.
    expect(found).toMatch(state === "ok" ? /^the same/ : /differ within a year in [A-Z]/);
  });

  test("names the time zones in which Node.js and the database differ", () => {
    const clock = (timeZone: string, seconds: number) => ({ timeZone, at: "2026-07-01T12:00:00Z", seconds });
    const zones = ["Asia/Tokyo", "America/Phoenix", "Asia/Kolkata", "Europe/Berlin", "Europe/Paris", "Europe/Rome"];
    expect(compareTimeZones([clock("Asia/Tokyo", 9 * 3600), clock("posix/Nowhere", 1)])).toMatchObject({ state: "ok" });
    expect(compareTimeZones([clock("Asia/Tokyo", 9 * 3600), clock("America/Phoenix", -6 * 3600)])).toMatchObject({
      state: "warning",
      found: "Node.js and the database differ within a year in America/Phoenix",
    });
    expect(compareTimeZones(zones.map((zone) => clock(zone, 1))).found).toMatch(/America\/Phoenix, .* and 1 more$/);
  });

  test("finds statements without a time limit", () => {
    expect(checkTimeout({ statementTimeout: "5s" })).toEqual([]);
    expect(checkTimeout({ statementTimeout: "0" })).toMatchObject([{ state: "warning" }]);
  });

  test("finds a folder that can't be written, and a disk that is nearly full", async () => {
    const folder = await aDataFolder();
    expect(states(await checkFolder(folder))).toMatchObject({ "Data folder": "ok" });
    expect(await checkFolder(join(folder, "not", "there"))).toMatchObject([
      { state: "ok", found: `${join(folder, "not", "there")} is made at the first start` },
      { name: "Disk" },
    ]);
    expect(await readdir(folder)).toEqual([]);
    const file = join(folder, "notes.txt");
    await writeFile(file, "");
    expect(await checkFolder(join(file, "data"))).toMatchObject([{ state: "problem", found: `${file} is a file` }]);
    expect([50e9, 0.5e9, 0.1e9].map((bytes) => checkFreeSpace(bytes).state)).toEqual(["ok", "warning", "problem"]);
  });

  test.runIf(process.platform === "linux")("finds a folder that no file can be made in, at once", async () => {
    expect(await checkFolder("/proc/fourball")).toMatchObject([
      { state: "problem", found: "/proc/fourball cannot be made or written (ENOENT)" },
    ]);
  });

  test("finds an embedded database of another PostgreSQL, and one of a newer release", async () => {
    const DATA_DIR = await aDataFolder();
    const found = () => checkEmbedded({ DATA_DIR, isLocal: true });
    expect(await found()).toMatchObject([{ state: "ok" }]);
    await noteMigrations(DATA_DIR);
    expect(await found()).toMatchObject([{ state: "ok" }]);
    await writeFile(join(DATA_DIR, "newest-migration"), String(Date.UTC(2100, 0)));
    expect(await found()).toMatchObject([{ state: "problem", found: "the database was migrated by a newer release" }]);
    await mkdir(join(DATA_DIR, "postgres"));
    await writeFile(join(DATA_DIR, "postgres", "PG_VERSION"), "17");
    expect(await found()).toMatchObject([
      {
        state: "problem",
        found: expect.stringContaining("was written by PostgreSQL 17"),
        advice: expect.stringContaining("db:copy"),
      },
    ]);
  });

  test("finds a Redis that is not there", async () => {
    const [found] = await checkRedis(`redis://127.0.0.1:${await freePort()}`);
    expect(found).toMatchObject({ state: "problem", found: expect.stringContaining("ECONNREFUSED") });
  });

  const redisUrl = inject("testRedisUrl");
  test.runIf(redisUrl)("sends an event through Redis", { tags: "redis" }, async () => {
    const [found] = await checkRedis(redisUrl ?? "");
    expect(found).toMatchObject({ name: "Redis", state: "ok", found: expect.stringContaining("events arrive") });
  });

  test("signs in at the mail server without sending anything, and finds one that is not there", async () => {
    const { url, mails } = await aMailServer();
    const mail = { MAIL_FROM: "Fourball <tees@example.org>" };
    expect(await checkMail(readEnv({ ...mail, SMTP_URL: url }))).toMatchObject([{ state: "ok" }]);
    expect(mails).toEqual([]);
    const away = readEnv({ ...mail, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(await checkMail(away)).toMatchObject([{ state: "problem" }]);
    expect(await checkMail(readEnv({ PUBLIC_URL: "https://tees.example.org" }))).toMatchObject([{ state: "warning" }]);
  });

  const aBackup = async (folder: string, name: string, bytes: number, hoursAgo: number) => {
    await writeFile(join(folder, name), Buffer.alloc(bytes));
    const changed = Date.now() / 1000 - hoursAgo * 3600;
    await utimes(join(folder, name), changed, changed);
  };

  test("says how old the newest backup is", async () => {
    const folder = await aDataFolder();
    expect(await checkBackupFolder(folder)).toMatchObject({ state: "warning", found: "none known" });
    await aBackup(folder, "fourball.dump", 5000, 27);
    expect(await checkBackupFolder(folder)).toMatchObject({ state: "warning", found: expect.stringContaining("27 hours old") });
    await aBackup(folder, "fourball.dump", 5000, 2);
    expect((await checkBackupFolder(folder)).state).toBe("ok");
    expect(await checkBackupFolder(join(folder, "away"))).toMatchObject({ state: "problem" });
  });

  test("finds a backup that broke off, which counts for no age", async () => {
    const folder = await aDataFolder();
    await aBackup(folder, "fourball-2026-11-25.dump", 5000, 30);
    await aBackup(folder, "fourball-2026-11-25.dump.sha256", 64, 30);
    await aBackup(folder, "fourball-2026-11-26.dump", 0, 2);
    await aBackup(folder, "fourball-2026-11-26.dump.sha256", 64, 2);
    expect(await checkBackupFolder(folder)).toMatchObject({
      state: "problem",
      found: "fourball-2026-11-26.dump has 0 bytes",
    });
    await aBackup(folder, "fourball-2026-11-26.dump", 400, 1);
    expect(await checkBackupFolder(folder)).toMatchObject({ state: "problem", found: expect.stringContaining("a tenth") });
    await rm(join(folder, "fourball-2026-11-26.dump.sha256"));
    expect((await ageOfNewestFile(folder))?.seconds).toBeGreaterThan(29 * 3600);
    await aBackup(folder, "fourball-2026-11-26.dump", 4000, 1);
    expect((await checkBackupFolder(folder)).state).toBe("ok");
  });
});
