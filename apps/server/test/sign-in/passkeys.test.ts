import { once } from "node:events";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { createPasskeyVerifier } from "../../src/sessions/passkey-verifier.ts";
import { SoftwarePasskey } from "../support/software-passkey.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

const answered = z.object({
  result: z.object({ data: z.any() }).optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A call of a browser with this cookie, and the cookie that it has afterwards. */
async function call(server: TestServer, path: string, cookie: string, input?: object) {
  const answer = await fetch(`${server.url}/trpc/passkey.${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, origin: server.deps.env.PUBLIC_URL },
    body: JSON.stringify(input ?? {}),
  });
  const body = answered.parse(await answer.json());
  const renewed = answer.headers.getSetCookie().find((each) => /^(__Host-)?session=/.test(each));
  return {
    status: answer.status,
    data: body.result?.data,
    message: body.error?.message,
    cookie: renewed?.split(";")[0] ?? cookie,
  };
}

async function start(env: Record<string, string> = {}) {
  const server = await startTestServer(world, env);
  const { origin, hostname: rpId } = new URL(server.deps.env.PUBLIC_URL);
  return { server, passkey: new SoftwarePasskey({ origin, rpId }) };
}

async function add(server: TestServer, passkey: SoftwarePasskey, cookie: string) {
  const { data } = await call(server, "start", cookie);
  return call(server, "add", cookie, { passkey: passkey.create(data.challenge), name: "Test" });
}

const challengeOf = async (server: TestServer) => (await call(server, "startUse", "")).data.challenge;

describe("a passkey", () => {
  test("is added, signs in once for a challenge, and is refused when its counter does not go on", async () => {
    const { server, passkey } = await start();
    await using _ = server;
    const golfer = await world.golfer();
    expect((await add(server, passkey, await server.signIn(golfer))).status).toBe(200);

    passkey.counter = 5;
    const signed = passkey.use(await challengeOf(server));
    const first = await call(server, "signIn", "", { passkey: signed });
    expect([first.status, first.data.id]).toEqual([200, golfer.id]);
    expect((await call(server, "methods", first.cookie)).status).toBe(405);
    expect((await call(server, "signIn", "", { passkey: signed })).status).toBe(401);
    expect((await call(server, "signIn", "", { passkey: passkey.use(await challengeOf(server)) })).status).toBe(401);
    passkey.counter = 6;
    expect((await call(server, "signIn", "", { passkey: passkey.use(await challengeOf(server)) })).status).toBe(200);
  });

  test.each([
    [
      "of another site",
      (passkey: SoftwarePasskey) => new SoftwarePasskey({ rpId: passkey.rpId, origin: "https://elsewhere.example" }),
    ],
    [
      "for another site",
      (passkey: SoftwarePasskey) => new SoftwarePasskey({ rpId: "elsewhere.example", origin: passkey.origin }),
    ],
    ["in a frame of another site", (passkey: SoftwarePasskey) => Object.assign(passkey, { isFramed: true })],
    ["that did not verify the golfer", (passkey: SoftwarePasskey) => Object.assign(passkey, { isVerifying: false })],
  ])("%s is not added", async (_what, change) => {
    const { server, passkey } = await start();
    await using _ = server;
    const answer = await add(server, change(passkey), await server.signIn(await world.golfer()));
    expect([answer.status, answer.message]).toEqual([400, "We couldn't add this passkey. Try again."]);
  });

  test("that is signed without verifying the golfer, or with another key, doesn't sign in", async () => {
    const { server, passkey } = await start();
    await using _ = server;
    await add(server, passkey, await server.signIn(await world.golfer()));
    passkey.isFramed = true;
    expect((await call(server, "signIn", "", { passkey: passkey.use(await challengeOf(server)) })).status).toBe(401);
    passkey.isFramed = false;
    passkey.isVerifying = false;
    expect((await call(server, "signIn", "", { passkey: passkey.use(await challengeOf(server)) })).status).toBe(401);
    const copy = Object.assign(new SoftwarePasskey(passkey), { id: passkey.id });
    expect((await call(server, "signIn", "", { passkey: copy.use(await challengeOf(server)) })).status).toBe(401);
  });
});

describe("where admins need a passkey", () => {
  test("their calls are refused over tRPC, REST and uploads until one is used in the session", async () => {
    const { server, passkey } = await start({ ADMIN_PASSKEY: "required" });
    await using _ = server;
    const admin = await world.golfer({ isAdmin: true });
    const byPassword = await server.signIn(admin);
    const read = (path: string, cookie: string, init: RequestInit = {}) =>
      fetch(server.url + path, { ...init, headers: { cookie, origin: server.deps.env.PUBLIC_URL } });
    const statuses = async (cookie: string) => [
      (await read("/trpc/admin.stats", cookie)).status,
      (await read("/api/admin/stats", cookie)).status,
      (await read("/api/pictures/course", cookie, { method: "POST" })).status,
    ];
    expect(await statuses(byPassword)).toEqual([403, 403, 403]);
    const added = await add(server, passkey, byPassword);
    expect(await statuses(added.cookie)).toEqual([200, 200, 415]);

    const again = await server.signIn(admin);
    expect(await statuses(again)).toEqual([403, 403, 403]);
    expect((await call(server, "start", again)).status).toBe(403);
    const confirmed = await call(server, "confirm", again, { passkey: passkey.use(await challengeOf(server)) });
    expect(await statuses(confirmed.cookie)).toEqual([200, 200, 415]);
    expect(await statuses(again)).toEqual([401, 401, 401]);
  });

  test("their calls don't get by over the socket, with or without one", async () => {
    const { server, passkey } = await start({ ADMIN_PASSKEY: "required" });
    await using _ = server;
    const byPassword = await server.signIn(await world.golfer({ isAdmin: true }));
    const byPasskey = (await add(server, passkey, byPassword)).cookie;
    const reads = async (cookie: string) => {
      const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`, { headers: { cookie } });
      onTestFinished(() => socket.terminate());
      await once(socket, "open");
      for (const [id, method] of ["query", "subscription"].entries())
        socket.send(JSON.stringify({ id, method, params: { path: "admin.stats" } }));
      const answers: unknown[] = [];
      socket.on("message", (data) => answers.push(JSON.parse(data.toString())));
      await expect.poll(() => answers.length).toBe(2);
      return answers;
    };
    const refused = ["METHOD_NOT_SUPPORTED", "NOT_FOUND"].map((code) =>
      expect.objectContaining({ error: expect.objectContaining({ data: expect.objectContaining({ code }) }) }),
    );
    expect(await reads(byPasskey)).toEqual(refused);
    expect(await reads(await server.signIn(await world.golfer({ isAdmin: true })))).toEqual(refused);
  });
});

test("an installation at an IP address has no passkeys", () => {
  expect(createPasskeyVerifier("http://192.0.2.7:3000")).toBeNull();
  expect(createPasskeyVerifier("http://[::1]:3000")).toBeNull();
  expect(createPasskeyVerifier("http://localhost:3000")).not.toBeNull();
});
