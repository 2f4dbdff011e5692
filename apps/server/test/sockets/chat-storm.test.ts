/** @module-tag race */
import { freePort } from "@fourball/api/testing/free-port";
import { dice } from "@fourball/db/seed/random";
import { atScale, createEmptyPostgres, testsAreFull, testsHavePostgres } from "@fourball/db/testing";
import { describe, expect, inject, test } from "vitest";
import { complaintsAfterStorm } from "../support/chat-storm.ts";
import { aMigratedDataFolder, type Running, runProcess, untilReady } from "../support/run-process.ts";

/** Every decision of the tests comes from it: `SEED=` with the number in a test's name plays that run again. */
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31);
const redisUrl = inject("testRedisUrl");
const onRealServices = testsHavePostgres();
const isFull = testsAreFull();

const writers = 16;
const messages = atScale({ sample: 5, full: onRealServices ? 200 : 20 });
const kills = atScale({ sample: 1, full: onRealServices ? 20 : 5 });
const messagesPerKill = atScale({ sample: 5, full: 20 });
const timeout = onRealServices ? 600_000 : 120_000;
const common = { RATE_LIMIT: "off", SEED: "demo", LOG_LEVEL: "warn" };

async function started(environment: Record<string, string>): Promise<Running> {
  const running = await runProcess({ ...common, ...environment });
  await untilReady(running);
  return running;
}

async function aDatabase(): Promise<AsyncDisposable & { environment: Record<string, string> }> {
  const DATA_DIR = await aMigratedDataFolder();
  if (!onRealServices) return { environment: { DATA_DIR }, [Symbol.asyncDispose]: async () => undefined };
  const { url, [Symbol.asyncDispose]: drop } = await createEmptyPostgres();
  return { environment: { DATA_DIR, DATABASE_URL: url }, [Symbol.asyncDispose]: drop };
}

describe("chat over breaking sockets", () => {
  // The sample is one process on each engine; on PostgreSQL, where a start costs less, it is killed once.
  test.runIf(isFull || !onRealServices)(
    `sixteen writers and four readers see the same history in one process (SEED=${seed})`,
    { timeout },
    async () => {
      await using database = await aDatabase();
      const { url } = await started(database.environment);
      expect(await complaintsAfterStorm({ urls: [url], writers, messages, dice: dice(seed) })).toEqual([]);
    },
  );

  test.runIf(isFull || onRealServices)(
    `a process that is killed repeatedly loses no acknowledged message (SEED=${seed})`,
    { timeout },
    async () => {
      await using database = await aDatabase();
      const environment = { ...database.environment, PORT: String(await freePort()) };
      let running = await started(environment);
      const killOften = async (acked: () => number) => {
        for (let kill = 0; kill < kills; kill++) {
          const before = acked();
          await expect.poll(acked, { timeout: 60_000 }).toBeGreaterThan(before);
          running.process.kill("SIGKILL");
          await running.ended;
          running = await started(environment);
        }
      };
      const storm = { urls: [running.url], writers: 8, messages: kills * messagesPerKill, dice: dice(seed), disturb: killOften };
      expect(await complaintsAfterStorm(storm)).toEqual([]);
    },
  );

  test.runIf(onRealServices && redisUrl)(
    `two processes with Redis between them: all see the same (SEED=${seed})`,
    { timeout },
    async () => {
      await using database = await aDatabase();
      const environment = { ...database.environment, REDIS_URL: redisUrl ?? "" };
      const both = [await started(environment), await started(environment)];
      expect(await complaintsAfterStorm({ urls: both.map(({ url }) => url), writers, messages, dice: dice(seed) })).toEqual([]);
    },
  );

  test.runIf(onRealServices)(
    `two processes without Redis: all see the same, a little later (SEED=${seed})`,
    { timeout },
    async () => {
      await using database = await aDatabase();
      const both = [
        await started(database.environment),
        await started({ ...database.environment, REDIS_URL: "redis://127.0.0.1:1" }),
      ];
      expect(
        await complaintsAfterStorm({
          urls: both.map(({ url }) => url),
          writers,
          messages: atScale({ sample: 5, full: 50 }),
          dice: dice(seed),
        }),
      ).toEqual([]);
    },
  );
});
