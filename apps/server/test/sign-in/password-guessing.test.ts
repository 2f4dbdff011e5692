import { testWorld } from "@fourball/services/testing";
import { describe, expect, inject, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const password = "a long walk";
const alex = { email: "alex@example.com", password, firstName: "Alex", lastName: "Lee" };
const redisUrl = inject("testRedisUrl");

/** How many passwords were compared from now on. */
function countComparisons({ deps }: TestServer): () => number {
  let compared = 0;
  const { passwords } = deps.services.ports;
  const { verify } = passwords;
  passwords.verify = (hash, guess) => {
    compared++;
    return verify(hash, guess);
  };
  return () => compared;
}

/** As many wrong sign-ins at once as the queue for hashing takes. */
const guessAtOnce = (guess: () => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: 30 }, guess)).then((answers) => answers.map(({ status }) => status));

const processes = [["", {}], ...(redisUrl ? [[", with Redis", { REDIS_URL: redisUrl }] as const] : [])] as const;

describe.each(processes)("guesses at the same moment%s", { tags: "redis" }, (_name, environment) => {
  test("are compared five times when they are sign-ins", async () => {
    await using server = await startTestServer(world, environment);
    // Counters in Redis outlive a test.
    const email = `${crypto.randomUUID()}@example.com`;
    await server.call("/api/auth/register", { body: { ...alex, email } });
    const compared = countComparisons(server);
    const statuses = await guessAtOnce(() => server.call("/api/auth/login", { body: { email, password: "a short walk" } }));
    expect(compared()).toBe(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  test("are compared ten times when they confirm a password", async () => {
    await using server = await startTestServer(world, environment);
    const maya = await world.golfer();
    const compared = countComparisons(server);
    const cookie = await server.signIn(maya);
    await guessAtOnce(() =>
      server.call("/trpc/account.reauthenticate", { headers: { cookie }, body: { password: "a short walk" } }),
    );
    expect(compared()).toBe(10);
  });

  test("leave what is left for the right password", async () => {
    await using server = await startTestServer(world, environment);
    const email = `${crypto.randomUUID()}@example.com`;
    await server.call("/api/auth/register", { body: { ...alex, email } });
    const signIn = (guess: string) => server.call("/api/auth/login", { body: { email, password: guess } });
    for (let wrong = 0; wrong < 4; wrong++) expect((await signIn("a short walk")).status).toBe(401);
    for (let right = 0; right < 3; right++) expect((await signIn(password)).status).toBe(200);
    expect((await signIn("a short walk")).status).toBe(401);
    expect((await signIn(password)).status).toBe(429);
  });
});
