import { testWorld } from "@fourball/services/testing";
import { anApprovedGuest, ROBIN } from "@fourball/services/testing/scenes/approved-guest";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { aGroup } from "../support/a-group.ts";
import { rawClient } from "../support/raw-client.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

const EMAIL = "canary-7f3a@example.com";
const PHONE = "+1 555 010 7731";
const WORDS = "canary words of a golfer";
const PASSWORD = "velvet trombone 88 heron";
const SECRETS = [EMAIL, PASSWORD, "5550107731", PHONE, WORDS, "canary", "$argon2id$", "Canary"];

/** Every insert and update of a table fails, and the error repeats the whole row. */
async function breakWrites(table: string): Promise<void> {
  await world.db.execute(`alter table ${table} add constraint never_written check (false) not valid`);
  onTestFinished(async () => void (await world.db.execute(`alter table ${table} drop constraint never_written`)));
}

/** Every statement on a table fails, and the error repeats its parameters. */
async function breakReads(table: string): Promise<void> {
  await world.db.execute(`alter table ${table} rename to broken`);
  onTestFinished(async () => void (await world.db.execute(`alter table broken rename to ${table}`)));
}

/** How many bugs were logged, in lines that hold no secret. */
function bugsOf(server: TestServer): number {
  const text = JSON.stringify(server.logged);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  return server.logged.filter(({ level }) => Number(level) >= 50).length;
}

const unlimited = { RATE_LIMIT: "off" };
const registration = { email: EMAIL, password: PASSWORD, firstName: "Canary", lastName: "Canarysdottir" };

describe("the log of statements that fail has no secrets", () => {
  test("when golfers register, sign in and ask for a new password", async () => {
    await using server = await startTestServer(world, unlimited);
    await breakReads("users");
    for (const [path, body] of [
      ["/api/auth/register", registration],
      ["/api/auth/login", { email: EMAIL, password: PASSWORD }],
      ["/api/auth/forgot-password", { email: EMAIL }],
      ["/trpc/account.signIn", { email: EMAIL, password: PASSWORD }],
    ] as const)
      await server.call(path, { body });
    await expect.poll(() => bugsOf(server)).toBeGreaterThanOrEqual(4);
  });

  test("when an account or a profile is written", async () => {
    await using server = await startTestServer(world, unlimited);
    const cookie = await server.signIn(await world.golfer({ email: EMAIL }));
    await breakWrites("users");
    const changes = { phoneNumber: PHONE, bio: WORDS };
    expect((await server.call("/api/auth/register", { body: { ...registration, email: `new-${EMAIL}` } })).status).toBe(500);
    expect((await server.call("/api/users/profile", { method: "PATCH", body: changes, headers: { cookie } })).status).toBe(500);
    expect((await server.call("/trpc/profile.update", { body: changes, headers: { cookie } })).status).toBe(500);
    expect(bugsOf(server)).toBeGreaterThanOrEqual(3);
  });

  test("when a golfer or a guest asks to join", async () => {
    await using server = await startTestServer(world, unlimited);
    const { id } = await world.teeTime();
    const golfer = await world.golfer({ email: EMAIL });
    await breakWrites("tee_time_participants");
    await breakWrites("guest_requests");
    const guest = { guestName: "Canary", guestEmail: EMAIL, message: WORDS };
    expect((await server.call(`/api/tee-times/${id}/guest-requests`, { body: guest })).status).toBe(500);
    expect((await server.call(`/api/tee-times/${id}/join`, { body: { message: WORDS }, as: golfer })).status).toBe(500);
    expect(bugsOf(server)).toBe(2);
  });

  test("when a guest makes the account that keeps the spot", async () => {
    await using server = await startTestServer(world, unlimited);
    const { link } = await anApprovedGuest(world);
    await breakWrites("users");
    const body = { ...link, firstName: "Canary", lastName: "Canarysdottir", password: PASSWORD };
    expect((await server.call("/trpc/guest.claim", { body })).status).toBe(500);
    expect(bugsOf(server)).toBe(1);
    for (const secret of [ROBIN.guestEmail, link.token]) expect(JSON.stringify(server.logged)).not.toContain(secret);
  });

  test("when a message is sent over HTTP and over a socket", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, player } = await aGroup(world);
    const answer = await server.call("/api/auth/websocket-token", { method: "POST", as: player });
    const { token: authToken } = z.object({ token: z.string() }).parse(await answer.json());
    const client = await rawClient(server.url);
    client.send({ type: "authenticate", authToken });
    client.send({ type: "join", teeTimeId });
    await client.frame("joined");
    await breakWrites("chat_messages");
    client.send({ type: "message", teeTimeId, message: WORDS });
    await client.frame("error");
    expect((await server.call("/trpc/chat.say", { body: { teeTimeId, message: WORDS }, as: player })).status).toBe(500);
    expect(bugsOf(server)).toBe(2);
  });
});
