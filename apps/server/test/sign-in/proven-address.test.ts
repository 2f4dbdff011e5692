import { notificationDeliveries, users } from "@fourball/db/schema/index";
import { enqueueNotifications } from "@fourball/services/notification/enqueue-notifications";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aMailServer, type ReceivedMail } from "../support/mail-server.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const alex = { email: "alex@example.com", password: "a long walk spoiled", firstName: "Alex", lastName: "Lee" };

/** A server that sends by a real mail server, and a browser that keeps its cookies. */
async function aServerWithMail() {
  const { url, mails } = await aMailServer();
  const server = await startTestServer(world, { SMTP_URL: url, MAIL_FROM: "tees@example.org" });
  /** Of a golfer who has opened the mailed link. */
  async function aSignedUpBrowser() {
    const browser = aBrowser(server);
    await browser("/api/auth/register", alex);
    await server.post();
    const [token] = linksIn(mails, "finish-sign-up");
    await browser("/api/auth/finish-sign-up", { token });
    return browser;
  }
  return { server, mails, browser: () => aBrowser(server), aSignedUpBrowser };
}

function aBrowser(server: TestServer) {
  const jar = new Map<string, string>();
  return async (path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.call(path, { ...(body !== undefined && { body }), headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

const linksIn = (mails: readonly ReceivedMail[], page: string): string[] =>
  mails.flatMap(({ parts }) => new RegExp(`/${page}#(?:token|confirm)=([\\w-]{43})`).exec(parts[0] ?? "")?.[1] ?? []);

/** What a stranger sees of an answer. */
async function asSeen(answer: Response) {
  const headers = [...answer.headers.keys()].filter((name) => name !== "date").sort();
  const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43}/, "=…"));
  return { status: answer.status, headers, cookies, body: await answer.json() };
}

describe("with a mail server", () => {
  test("an account is created by the click: sign up, click, sign in", async () => {
    const { server, mails, browser } = await aServerWithMail();
    await using _server = server;
    const phone = browser();
    const registered = await phone("/api/auth/register", alex);
    expect([registered.status, await registered.json()]).toEqual([202, { checkEmail: alex.email }]);
    expect((await phone("/api/auth/user")).status).toBe(401);
    expect((await phone("/api/auth/login", alex)).status).toBe(401);
    await server.post();
    expect(mails).toMatchObject([{ to: [alex.email] }]);
    const [token] = linksIn(mails, "finish-sign-up");
    const finished = await phone("/api/auth/finish-sign-up", { token });
    expect([finished.status, await finished.json()]).toMatchObject([200, { email: alex.email, firstName: "Alex" }]);
    expect((await phone("/api/auth/user")).status).toBe(200);
    expect((await browser()("/api/auth/login", alex)).status).toBe(200);
  });

  test("the link asks for a password in a browser that didn't sign up", async () => {
    const { server, mails, browser } = await aServerWithMail();
    await using _server = server;
    await browser()("/api/auth/register", { ...alex, password: "the stranger's own" });
    await server.post();
    const [token] = linksIn(mails, "finish-sign-up");
    const owner = browser();
    const refused = await owner("/api/auth/finish-sign-up", { token });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: "Choose a password", issues: [{ path: ["password"], message: "Choose a password" }] },
    ]);
    expect((await owner("/api/auth/finish-sign-up", { token, password: alex.password })).status).toBe(200);
    const strangers = await browser()("/api/auth/login", { email: alex.email, password: "the stranger's own" });
    expect(strangers.status).toBe(401);
  });

  test("registering answers the same for every address", async () => {
    const { server, browser } = await aServerWithMail();
    await using _server = server;
    await world.golfer({ email: "known@example.com" });
    const register = async (email: string) => asSeen(await browser()("/api/auth/register", { ...alex, email }));
    const [known, unknown] = [await register("known@example.com"), await register("nobody@example.com")];
    expect(known).toEqual({ ...unknown, body: { checkEmail: "known@example.com" } });
  });

  test("an address changes with a click in the new mailbox, and the old one can undo it", async () => {
    const { server, mails, browser, aSignedUpBrowser } = await aServerWithMail();
    await using _server = server;
    const golfer = await aSignedUpBrowser();

    const email = "alex@example.org";
    await golfer("/trpc/account.changeEmail", { email, password: alex.password });
    await server.post();
    expect(mails.at(-1)).toMatchObject({ to: [email] });
    const [token] = linksIn(mails, "confirm-email");
    expect((await golfer("/api/auth/confirm-email", { token })).status).toBe(200);
    expect((await browser()("/api/auth/login", { ...alex, email })).status).toBe(200);

    await server.post();
    expect(mails.at(-1)).toMatchObject({ to: [alex.email] });
    const [undo] = linksIn(mails, "undo-email-change");
    const newPassword = "a longer walk spoiled";
    expect((await browser()("/trpc/account.undoEmailChange", { token: undo, newPassword })).status).toBe(200);
    expect((await golfer("/api/auth/user")).status).toBe(401);
    expect((await golfer("/api/auth/login", { email: alex.email, password: newPassword })).status).toBe(200);
  });

  test("a guest's request reaches the host after the click", async () => {
    const { server, mails, browser } = await aServerWithMail();
    await using _server = server;
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    const guest = browser();
    const robin = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
    const asked = await guest(`/api/tee-times/${game.id}/guest-requests`, robin);
    expect([asked.status, await asked.json()]).toEqual([202, { checkEmail: robin.guestEmail }]);
    await server.post();
    expect(await world.notificationsFor(host)).toEqual([]);
    const [token] = linksIn(mails, "guest-request");
    const confirmed = await guest("/api/guest-requests/confirm", { token });
    expect([confirmed.status, await confirmed.json()]).toMatchObject([200, { guestName: "Robin Vale", status: "pending" }]);
    expect(await world.notificationsFor(host)).toEqual(["guest-requested"]);
  });

  test.each([
    ["to an address that is not proven", {}, 0],
    ["to one that is", { emailVerifiedAt: new Date() }, 1],
    ["to an account from before addresses were proven", { isMailedUnproven: true }, 1],
  ])("mails about games %s", async (_whose, changes, count) => {
    const { server, mails } = await aServerWithMail();
    await using _server = server;
    const golfer = await world.golfer({ email: "hana@example.com", emailVerifiedAt: null, ...changes });
    const game = await world.teeTime();
    const place = { courseName: "Cypress Hollow", date: game.date, time: game.time };
    await world.db.transaction((tx) => enqueueNotifications(tx, game.id, [golfer.id], { kind: "removed", ...place }));
    await server.post();
    expect(mails).toHaveLength(count);
    const states = (await world.db.select().from(notificationDeliveries)).map(({ state }) => state);
    expect(states).not.toContain("waiting");
  });

  test("a lost account comes back by the address that was proven", async () => {
    const { server, mails, browser, aSignedUpBrowser } = await aServerWithMail();
    await using _server = server;
    const golfer = await aSignedUpBrowser();
    const elsewhere = browser();
    await elsewhere("/api/auth/forgot-password", { email: alex.email });
    await expect.poll(() => server.post().then(() => linksIn(mails, "reset-password").length)).toBe(1);
    const [token] = linksIn(mails, "reset-password");
    const newPassword = "a longer walk spoiled";
    expect((await elsewhere("/api/auth/reset-password", { token, newPassword })).status).toBe(200);
    expect((await golfer("/api/auth/user")).status).toBe(401);
    expect((await elsewhere("/api/auth/login", { email: alex.email, password: newPassword })).status).toBe(200);
  });
});

test("without a mail server an account is created at once, unproven", async () => {
  await using server = await startTestServer(world);
  const registered = await server.call("/api/auth/register", { body: alex });
  expect(registered.status).toBe(201);
  const [account] = await world.db.select().from(users);
  expect(account).toMatchObject({ email: alex.email, emailVerifiedAt: null });
});
