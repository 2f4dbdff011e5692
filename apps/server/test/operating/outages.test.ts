import { createServer } from "node:http";
import { freePort } from "@fourball/api/testing/free-port";
import { testWorld } from "@fourball/services/testing";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { Outages } from "../../src/log/outages.ts";
import { createReadiness, hasSpace } from "../../src/readiness.ts";
import { samplePicture } from "../support/sample-pictures.ts";
import { scraped } from "../support/scraped.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();

/** Whether the process is ready, asked again each time, and what the log says of it. */
function watched(database = world.database) {
  let free = 16 * 1024 ** 2;
  const said: string[] = [];
  const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) });
  let time = 0;
  const check = createReadiness({
    database,
    log,
    outages: new Outages(log),
    now: () => time,
    canWrite: async () => hasSpace({ bavail: free, bsize: 1 }),
  });
  const isReady = () => {
    time += 1000;
    return check();
  };
  const fill = (bytes: number) => {
    free -= bytes;
  };
  return { isReady, fill, said };
}

describe("a process is ready", () => {
  test("unless the database is away, which is one line when it begins and one when it ends", async () => {
    let isAway = true;
    const ping = () => (isAway ? Promise.reject(new Error("refused")) : world.database.ping());
    const { isReady, said } = watched({ ...world.database, ping });
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    isAway = false;
    expect([await isReady(), await isReady()]).toEqual([true, true]);
    expect(said).toEqual(["the database is away", "the database is back"]);
  });

  test("unless its disk is full", async () => {
    const { isReady, fill, said } = watched();
    fill(1);
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    fill(-1);
    expect(await isReady()).toBe(true);
    expect(said).toEqual(["not ready any more: the disk of the database is full", "ready again"]);
  });

  test("until a newer release has migrated its database, which it says once", async () => {
    const { isReady, said } = watched();
    expect(await isReady()).toBe(true);
    onTestFinished(async () => {
      await world.db.execute("delete from drizzle.__drizzle_migrations where hash = 'newer'");
    });
    const inAYear = Date.now() + 365 * 24 * 60 * 60 * 1000;
    await world.db.execute(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${inAYear})`);
    expect([await isReady(), await isReady()]).toEqual([false, false]);
    expect(said).toEqual(["not ready any more: the database was migrated by a newer release"]);
  });
});

test("a picture store that fails is a reason for the golfer, for the log and for the metrics, and no bug", async () => {
  let isAway = true;
  const bucket = createServer((_request, response) => response.writeHead(isAway ? 403 : 200).end(isAway ? "AccessDenied" : ""));
  const port = await freePort();
  await new Promise<void>((resolve) => bucket.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void bucket.close());
  await using server = await startTestServer(world, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "tees",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    METRICS_PORT: "0",
  });
  const cookie = await server.signIn(await world.golfer());
  const picture = await samplePicture("jpeg", 300, 300);
  const upload = () =>
    fetch(`${server.url}/api/pictures/golfer`, {
      method: "POST",
      body: picture,
      headers: { cookie, "content-type": "image/jpeg" },
    });
  const away = async () => (await scraped(server.metricsUrl)).value("fourball_service_away", { service: "pictures" });

  const refused = [await upload(), await upload()];
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(await refused[0]?.json()).toEqual({ message: "Pictures are unavailable right now. Please try again in a minute." });
  expect(refused[0]?.headers.get("retry-after")).toBe("30");
  expect(await away()).toBe(1);
  isAway = false;
  expect((await upload()).status).toBe(201);
  expect(await away()).toBe(0);
  expect(server.logged.filter(({ status }) => status === 503)).toMatchObject([
    { reason: expect.stringMatching(/answered PUT with 403: AccessDenied$/) },
    { reason: expect.anything() },
  ]);
  expect(server.logged.map(({ msg }) => msg).filter((msg) => msg !== "request")).toEqual([
    "the picture store is away",
    "the picture store is back",
  ]);
});

test("probes are not in the log", async () => {
  await using server = await startTestServer(world);
  for (const path of ["/healthz", "/readyz", "/api/nothing"]) await server.call(path);
  expect(server.logged.map(({ path }) => path)).toEqual(["/api/nothing"]);
});
