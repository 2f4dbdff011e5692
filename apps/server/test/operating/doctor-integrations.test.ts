import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { createServer as createNetServer, type Server as NetServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@fourball/api/testing/free-port";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkMounts } from "../../src/doctor/check-mounts.ts";
import { checkHandles } from "../../src/doctor/check-process.ts";
import type { Finding } from "../../src/doctor/finding.ts";
import { runChecks } from "../../src/doctor/run-checks.ts";
import { readEnv } from "../../src/env.ts";
import { CLIENT, startProvider } from "../support/identity-provider.ts";
import { aTraceCollector } from "../support/trace-collector.ts";

type Settings = Record<string, string>;

async function listening(server: HttpServer | NetServer): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return `http://127.0.0.1:${address.port}`;
}

const answering = (status: number, body = "") =>
  listening(createHttpServer((_, response) => response.writeHead(status, { Connection: "close" }).end(body)));
const s3Error = (status: number, code: string) => answering(status, `<Error><Code>${code}</Code></Error>`);
const hanging = () => listening(createNetServer((socket) => void socket.resume().on("error", () => undefined)));
const nowhere = async () => `http://127.0.0.1:${await freePort()}`;

/** What the doctor says of one thing, with these settings. */
async function found(name: string, settings: Settings, limitMs?: number): Promise<Finding | undefined> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "fourball-doctor-"));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const env = readEnv({ PORT: String(await freePort()), DATA_DIR, ...settings });
  const findings = await runChecks(env, limitMs === undefined ? {} : { limitMs });
  return findings.find((finding) => finding.name === name);
}

const bucket = (S3_ENDPOINT: string) => ({
  S3_ENDPOINT,
  S3_BUCKET: "tees",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});
const provider = (OIDC_ISSUER: string) => ({ OIDC_ISSUER, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret });
const sms = (SMS_WEBHOOK_URL: string) => ({ SMS_WEBHOOK_URL });
const traces = (OTEL_EXPORTER_OTLP_ENDPOINT: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT });
const mail = (url: string) => ({ SMTP_URL: url.replace("http", "smtp"), MAIL_FROM: "tees@example.org" });
const database = (url: string) => ({ DATABASE_URL: url.replace("http", "postgres") });
const redis = (url: string) => ({ REDIS_URL: url.replace("http", "redis") });
const site = (PUBLIC_URL: string) => ({ PUBLIC_URL });

describe("the doctor", () => {
  const working: [name: string, settings: () => Promise<Settings>, says: string][] = [
    ["Pictures", async () => bucket(await s3Error(404, "NoSuchKey")), "the bucket tees answers"],
    ["Text messages", async () => sms(await answering(405)), "answers"],
    ["Sign-in", async () => provider((await aProvider()).issuer), "describes itself"],
    ["Traces", async () => traces((await aTraceCollector()).url), "takes them"],
  ];
  test.each(working)("finds nothing wrong with what works: %s", async (name, settings, says) => {
    expect(await found(name, await settings())).toMatchObject({ state: "ok", found: expect.stringContaining(says) });
  });

  const broken: [name: string, state: string, says: string, settings: () => Promise<Settings>][] = [
    ["Pictures", "problem", "403 SignatureDoesNotMatch", async () => bucket(await s3Error(403, "SignatureDoesNotMatch"))],
    ["Pictures", "problem", "403 InvalidAccessKeyId", async () => bucket(await s3Error(403, "InvalidAccessKeyId"))],
    ["Pictures", "warning", "403 AccessDenied", async () => bucket(await s3Error(403, "AccessDenied"))],
    ["Pictures", "problem", "there is no bucket tees", async () => bucket(await s3Error(404, "NoSuchBucket"))],
    ["Pictures", "problem", "answers 301", async () => bucket(await s3Error(301, "PermanentRedirect"))],
    ["Pictures", "problem", "ECONNREFUSED", async () => bucket(await nowhere())],
    ["Text messages", "problem", "ECONNREFUSED", async () => sms(await nowhere())],
    ["Text messages", "problem", "answers 502", async () => sms(await answering(502))],
    ["Text messages", "warning", "redirects (301)", async () => sms(await answering(301))],
    ["Sign-in", "problem", "ECONNREFUSED", async () => provider(await nowhere())],
    ["Sign-in", "problem", "status code", async () => provider(await answering(404))],
    ["Traces", "warning", "Not Found", async () => traces(await answering(404))],
  ];
  test.each(broken)("says what is wrong: %s, %s, %s", async (name, state, says, settings) => {
    expect(await found(name, await settings())).toMatchObject({
      state,
      found: expect.stringContaining(says),
      advice: expect.stringMatching(/\.$/),
    });
  });

  test("names the address that the identity provider gives itself", async () => {
    const { issuer } = await aProvider();
    expect(await found("Sign-in", provider(issuer.replace("localhost", "127.0.0.1")))).toMatchObject({
      state: "problem",
      found: `the provider calls itself ${issuer}`,
    });
  });

  const all: [name: string, settings: (url: string) => Settings][] = [
    ["Database", database],
    ["Redis", redis],
    ["Mail", mail],
    ["Text messages", sms],
    ["Pictures", bucket],
    ["Sign-in", provider],
    ["Public address", site],
  ];
  test("says so of everything that takes a call and never answers, and ends", async () => {
    const url = await hanging();
    const DATA_DIR = await mkdtemp(join(tmpdir(), "fourball-doctor-"));
    onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
    const settings = Object.assign({ DATA_DIR }, ...all.map(([, of]) => of(url)));
    const findings = await runChecks(readEnv(settings), { limitMs: 500 });
    for (const [name] of all)
      expect(findings.find((finding) => finding.name === name)).toMatchObject({
        state: "problem",
        found: "no answer within 0.5 seconds",
        advice: expect.stringMatching(/\.$/),
      });
  });

  test("names the folder that does not answer, before anything waits for it", async () => {
    const look = (path: string) =>
      path === "/mnt/backups" ? new Promise(() => undefined) : Promise.reject(new Error("missing"));
    expect(await checkMounts({ DATA_DIR: ".data", BACKUP_FOLDER: "/mnt/backups" }, look, 20)).toMatchObject([
      { name: "BACKUP_FOLDER", state: "problem", found: "no answer within 0.02 seconds" },
    ]);
  });

  test("compares the open files of a process with the connections that it accepts", () => {
    const state = (files: number, isLocal = false) => checkHandles(files, isLocal).state;
    expect([256, 1024, 4096, 65_536].map((files) => state(files))).toEqual(["problem", "problem", "warning", "ok"]);
    expect([256, 1024].map((files) => state(files, true))).toEqual(["problem", "ok"]);
  });

  test("finds settings of trials at a public address only", async () => {
    const trial = { SEED: "demo", RATE_LIMIT: "off" };
    const answers = await answering(404);
    expect(await found("Settings", trial)).toBeUndefined();
    expect(await found("Settings", { ...trial, PUBLIC_URL: answers.replace("127.0.0.1", "127.0.0.2") })).toMatchObject({
      state: "warning",
    });
  });
});

async function aProvider() {
  const started = await startProvider("http://localhost/callback");
  onTestFinished(() => started[Symbol.asyncDispose]());
  return started;
}
