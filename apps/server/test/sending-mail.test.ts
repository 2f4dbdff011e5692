import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { listDeliveries } from "@fourball/services/admin/list-deliveries";
import { decideParticipation } from "@fourball/services/games/participation/decide-participation";
import { cancelTeeTime } from "@fourball/services/games/tee-time/cancel-tee-time";
import { withdrawFromTeeTime } from "@fourball/services/games/tee-time/withdraw-from-tee-time";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { createNotificationWorker } from "../src/notifications/notification-worker.ts";
import { createSmtpMailer } from "../src/notifications/smtp-mailer.ts";
import { aMailServer } from "./support/mail-server.ts";
import { notifiedHost } from "./support/notified-host.ts";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();

const deliveries = () => world.db.select().from(notificationDeliveries);

/** Its host is mailed at once, not with others. The worker goes by the real clock, and the game isn't over by that one either. */
async function playerLeaves(): Promise<void> {
  const player = await world.golfer();
  const game = await world.teeTime({ date: "2099-06-12" });
  await world.request(game, player, "confirmed");
  await withdrawFromTeeTime(world.as(player), { teeTimeId: game.id });
}

const withMailServer = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "Fourball <tees@example.org>",
  PUBLIC_URL: "https://fourball.example",
});

describe("mail", () => {
  test("arrives at a mail server as text and HTML", async () => {
    const { url, mails } = await aMailServer();
    await using server = await startTestServer(world, withMailServer(url));
    await notifiedHost(world, {}, "Zoë");
    await server.post();
    const [mail] = mails;
    expect(mail).toMatchObject({ from: "tees@example.org", to: ["hana@example.com"] });
    const [delivery] = await deliveries();
    expect(mail?.headers).toMatchObject({
      from: "Fourball <tees@example.org>",
      to: "hana@example.com",
      "message-id": `<${delivery?.id}@fourball.example>`,
      "auto-submitted": "auto-generated",
      "x-auto-response-suppress": "All",
      references: expect.stringMatching(/^<[\w-]{36}\.[\w-]{36}@fourball\.example>$/),
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "list-unsubscribe": expect.stringMatching(/^<https:\/\/fourball\.example\/api\/unsubscribe\/[\w-]{43}\/JoinRequests>$/),
      "content-type": expect.stringContaining("multipart/alternative"),
    });
    expect(mail?.parts).toHaveLength(2);
    for (const part of mail?.parts ?? []) expect(part).toContain("Zoë Lin wants to join your game");
  });

  test("has the round attached when a request is approved, and its cancellation when the game is cancelled", async () => {
    const { url, mails } = await aMailServer();
    await using server = await startTestServer(world, withMailServer(url));
    const host = await world.golfer();
    const player = await world.golfer({ email: "jonas@example.com" });
    const asking = await world.golfer({ email: "priya@example.com" });
    const game = await world.teeTime({ hostId: host.id });
    const participantId = await world.request(game, player, "pending");
    await world.request(game, asking, "pending");
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await world.db.update(notifications).set({ dueAt: new Date("2026-01-01") });
    await server.post();
    await cancelTeeTime(world.as(host), { teeTimeId: game.id });
    await server.post();

    const calendarsTo = (address: string) =>
      mails.filter(({ to }) => to.includes(address)).map(({ parts }) => parts.join("").match(/METHOD:\w+/)?.[0]);
    expect(calendarsTo("jonas@example.com")).toEqual(["METHOD:PUBLISH", "METHOD:CANCEL"]);
    expect(calendarsTo("priya@example.com")).toEqual([undefined]);
  });

  test("cannot get headers or recipients from a golfer's name", async () => {
    const { url, mails } = await aMailServer();
    await using server = await startTestServer(world, withMailServer(url));
    await notifiedHost(world, {}, "Maya\r\nBcc: all@example.com\r\nX-Own: 1");
    await server.post();
    expect(mails[0]?.to).toEqual(["hana@example.com"]);
    expect(mails[0]?.headers).not.toHaveProperty("bcc");
    expect(mails[0]?.headers).not.toHaveProperty("x-own");
  });

  test("is delayed, not lost, when the mail server is down", async () => {
    const { url, mails } = await aMailServer();
    await using without = await startTestServer(world, withMailServer("smtp://127.0.0.1:1"));
    await notifiedHost(world);
    await without.post();
    expect(await deliveries()).toMatchObject([
      { state: "waiting", attempts: 1, lastError: expect.stringContaining("ECONNREFUSED") },
    ]);
    await world.db.update(notificationDeliveries).set({ dueAt: new Date("2026-01-01") });
    await using server = await startTestServer(world, withMailServer(url));
    await server.post();
    expect(mails).toHaveLength(1);
  });

  test.each([
    { refusals: { recipient: 550 }, state: "failed" },
    { refusals: { content: 554 }, state: "failed" },
    { refusals: { recipient: 451 }, state: "waiting" },
    { refusals: { content: 452 }, state: "waiting" },
    // Settings that an operator may correct until the morning.
    { refusals: { signIn: 535 }, state: "waiting" },
    { refusals: { sender: 550 }, state: "waiting" },
  ] as const)("is $state after the mail server answered $refusals", async ({ refusals, state }) => {
    const { url, mails } = await aMailServer(refusals);
    await using server = await startTestServer(world, withMailServer(url));
    await notifiedHost(world);
    await server.post();
    const [status] = Object.values(refusals);
    expect(await deliveries()).toMatchObject([{ state, attempts: 1, lastError: expect.stringContaining(String(status)) }]);
    expect(mails).toEqual([]);
  });

  test("isn't sent any more once its attempt has failed because the mail server is slow", async () => {
    let answer: () => void = () => undefined;
    const isReady = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { url, mails } = await aMailServer({}, isReady);
    const mailer = createSmtpMailer(url, { name: "Fourball", address: "tees@example.org" }, { sendTimeoutMs: 50 });
    onTestFinished(() => mailer.close());
    const mail = { to: "hana@example.com", subject: "Slow", text: "Hi" };
    await expect(mailer.send(mail)).rejects.toThrow("Message sending aborted");
    answer();
    await mailer.verify();
    expect(mails).toEqual([]);
  });

  test("is kept for admins to see without a mail server", async () => {
    await using server = await startTestServer(world);
    await notifiedHost(world);
    await server.post();
    const admin = await world.golfer({ isAdmin: true });
    const { items } = await listDeliveries(world.as({ ...admin, isAdmin: true }), { page: 1 });
    expect(items).toMatchObject([{ state: "kept", recipient: "Hana Ito" }]);
  });

  test("is sent by the worker until the server stops", async () => {
    const { url, mails } = await aMailServer();
    await using server = await startTestServer(world, withMailServer(url));
    server.deps.notifications.start();
    await playerLeaves();
    await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1);
    await server.deps.notifications.stop();
  });

  test("is sent by the worker after the database comes back", async () => {
    const logged: unknown[] = [];
    let isAway = true;
    const broken = { ...world.anonymous() };
    const db = new Proxy(broken.db, {
      get(target, name) {
        if (isAway) throw new Error("the database is away");
        return Reflect.get(target, name);
      },
    });
    const log = {
      error(line: object) {
        logged.push(line);
        isAway = false;
      },
    };
    const worker = createNotificationWorker({ ...broken, db }, { email: broken.ports.mailer, sms: null, push: null }, log);
    worker.start();
    await playerLeaves();
    await expect.poll(() => world.mails.length, { timeout: 20_000 }).toBe(1);
    await worker.stop();
    expect(logged.length).toBeGreaterThan(0);
  });

  test("with a password reset link is sent by the mail server", async () => {
    const { url, mails } = await aMailServer();
    await using server = await startTestServer(world, { SMTP_URL: url, MAIL_FROM: "tees@example.org" });
    await world.golfer({ email: "hana@example.com" });
    await server.call("/api/auth/forgot-password", { body: { email: "hana@example.com" } });
    await expect.poll(() => world.db.$count(notifications)).toBe(1);
    await server.post();
    expect(mails[0]?.parts[0]).toMatch(/http:\/\/localhost:0\/reset-password#token=[\w-]{43}/);
  });
});
