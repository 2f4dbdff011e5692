import { recordingLimiter } from "@fourball/api/testing/recording-limiter";
import { fail } from "@fourball/domain/failure";
import { testWorld } from "@fourball/services/testing";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { health } from "../../src/http/health.ts";
import { Outages } from "../../src/log/outages.ts";
import { createReadiness } from "../../src/readiness.ts";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();

const READ = "reads by account";
const WRITE = "writes by account";
const STRANGER = "anonymous by address";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const input = (value: string) => `input=${encodeURIComponent(value)}`;
const batch = (names: string[]) => `/trpc/${names.join()}?batch=1&${input("{}")}`;

type Case = readonly [what: string, method: string, path: string, body: unknown, spent: string];

const cases: readonly Case[] = [
  ["a query string that is malformed", "GET", "/api/tee-times?limit=many", undefined, READ],
  ["a body that is malformed", "POST", "/api/tee-times", { courseId: 7 }, WRITE],
  ["a body for anyone that is malformed", "POST", "/api/auth/login", {}, WRITE],
  ["an unknown path of the API", "GET", "/api/nothing", undefined, STRANGER],
  ["an unknown procedure", "GET", "/trpc/nothing.at.all", undefined, READ],
  ["an unknown procedure in a batch", "GET", batch(["nothing"]), undefined, READ],
  ["a batch of more than ten", "GET", batch(Array(11).fill("course.list")), undefined, READ],
  ["a batch that is not said to be one", "GET", "/trpc/course.list,course.list", undefined, READ],
  ["a procedure whose name cannot be decoded", "GET", "/trpc/%zz", undefined, READ],
  ["a stream outside of a batch", "GET", "/trpc/course.list", undefined, READ],
  ["connection parameters that are malformed", "GET", "/trpc/course.list?connectionParams=%7B", undefined, READ],
  ["a mutation by GET", "GET", "/trpc/account.signOut", undefined, READ],
  ["a query by POST", "POST", "/trpc/course.list", {}, WRITE],
  ["a subscription", "GET", "/trpc/live.changes", undefined, READ],
  ["an input that is no JSON", "GET", `/trpc/teeTime.get?${input("{")}`, undefined, READ],
  ["an input that is malformed", "GET", `/trpc/teeTime.get?${input("[]")}`, undefined, READ],
  ["a chat message that is malformed", "POST", "/trpc/chat.say", {}, WRITE],
  ["a calendar file", "GET", `/api/tee-times/${UNKNOWN}/calendar.ics`, undefined, READ],
  ["the page of a profile", "GET", `/profile/${UNKNOWN}`, undefined, READ],
  ["the page of a course", "GET", `/courses/${UNKNOWN}`, undefined, READ],
];

describe.each(cases)("%s", (what, method, path, body, spent) => {
  const headers: Record<string, string> = what.includes("stream") ? { "trpc-accept": "application/jsonl" } : {};

  test("is counted once, for a golfer and for a stranger", async () => {
    await using server = await startTestServer(world, {}, { webRoot: webRoot.path });
    const limiter = recordingLimiter();
    Object.assign(server.deps.services.limiter, limiter);
    const golfer = await world.golfer();
    const keys = { accounts: [golfer.id], address: "127.0.0.1", teeTimeId: "" };
    const call = { method, headers, ...(body !== undefined && { body }) };
    expect((await server.call(path, { ...call, as: golfer })).status).toBeGreaterThanOrEqual(400);
    expect(limiter.spentBy(keys)).toEqual([spent]);
    await server.call(path, call);
    expect(limiter.spentBy(keys)).toEqual([STRANGER]);
  });

  test("is answered with 429 once its limit is used up", async () => {
    await using server = await startTestServer(world, {}, { webRoot: webRoot.path });
    server.deps.services.limiter.spend = async () => {
      throw fail("tooManyRequests", { retryAfterSeconds: 7 });
    };
    const golfer = await world.golfer();
    for (const as of [{ as: golfer }, {}]) {
      const answer = await server.call(path, { method, headers, ...(body !== undefined && { body }), ...as });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
    }
  });
});

describe("a page", () => {
  const spent: string[] = [];
  beforeEach(() => spent.splice(0));

  test("is counted once, for a golfer, for a stranger and for a browser whose session is unknown", async () => {
    await using server = await startTestServer(world, {}, { webRoot: webRoot.path });
    server.deps.services.limiter.spend = async (limit) => void spent.push(limit);
    expect((await server.call("/dashboard", { headers: { cookie: "session=unknown" } })).status).toBe(200);
    expect(spent.splice(0)).toEqual(["anonymous"]);
    await server.call("/dashboard", { as: await world.golfer() });
    expect(spent.splice(0)).toEqual(["reads"]);
    await server.call("/dashboard");
    expect(spent).toEqual(["anonymous"]);
  });
});

test("readiness asks the database once a second, however often it is asked", async () => {
  let pings = 0;
  let time = 0;
  const database = {
    ...world.database,
    ping: async () => {
      pings++;
      if (pings > 1) throw new Error("away");
    },
  };
  const log = pino({ level: "silent" });
  const isReady = createReadiness({ database, log, outages: new Outages(log), now: () => time });
  const app = health(isReady, () => false);
  const statuses = () => Promise.all(Array.from({ length: 50 }, async () => (await app.request("/readyz")).status));
  expect(new Set(await statuses())).toEqual(new Set([200]));
  expect(pings).toBe(1);
  time = 1000;
  expect(new Set(await statuses())).toEqual(new Set([503]));
  expect(pings).toBe(2);
});
