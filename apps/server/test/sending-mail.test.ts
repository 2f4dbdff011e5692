import { outbox, outboxDeliveries } from "@fourball/db/schema/index";
import { listOutbox } from "@fourball/services/admin/list-outbox";
import { decideParticipation } from "@fourball/services/participation/decide-participation";
import { cancelTeeTime } from "@fourball/services/tee-time/cancel-tee-time";
import { testClub } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { createOutboxWorker } from "../src/notifications/outbox-worker.ts";
import { aHostTold } from "./a-host-told.ts";
import { aMailServer } from "./mail-server.ts";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();

const deliveries = () => club.db.select().from(outboxDeliveries);

const withMailServer = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "Fourball <tees@example.org>",
  PUBLIC_URL: "https://fourball.example",
});

test("a mail arrives at a real mail server, whole and in two forms", async () => {
  const { url, mails } = await aMailServer();
  await using server = await startTestServer(club, withMailServer(url));
  await aHostTold(club, {}, "Zoë");
  await server.post();
  const [mail] = mails;
  expect(mail).toMatchObject({ from: "tees@example.org", to: ["hana@example.com"] });
  const [delivery] = await deliveries();
  expect(mail?.headers).toMatchObject({
    from: "Fourball <tees@example.org>",
    to: "hana@example.com",
    "message-id": `<${delivery?.id}@fourball.example>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "list-unsubscribe": expect.stringMatching(/^<https:\/\/fourball\.example\/api\/unsubscribe\/[\w-]{43}\/JoinRequests>$/),
    "content-type": expect.stringContaining("multipart/alternative"),
  });
  expect(mail?.parts).toHaveLength(2);
  for (const part of mail?.parts ?? []) expect(part).toContain("Zoë Lin asks to join your round");
});

test("whoever is approved finds the round attached, and a cancelled one takes itself out of the calendar", async () => {
  const { url, mails } = await aMailServer();
  await using server = await startTestServer(club, withMailServer(url));
  const host = await club.aGolfer();
  const player = await club.aGolfer({ email: "jonas@example.com" });
  const asking = await club.aGolfer({ email: "priya@example.com" });
  const game = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest(game, player, "pending");
  await club.aRequest(game, asking, "pending");
  await decideParticipation(club.as(host), { participantId, status: "confirmed" });
  await club.db.update(outbox).set({ dueAt: new Date("2026-01-01") });
  await server.post();
  await cancelTeeTime(club.as(host), { teeTimeId: game.id });
  await server.post();

  const calendarsTo = (address: string) =>
    mails.filter(({ to }) => to.includes(address)).map(({ parts }) => parts.join("").match(/METHOD:\w+/)?.[0]);
  expect(calendarsTo("jonas@example.com")).toEqual(["METHOD:PUBLISH", "METHOD:CANCEL"]);
  expect(calendarsTo("priya@example.com")).toEqual([undefined]);
});

test("nobody's name writes a header of a mail, or a second recipient", async () => {
  const { url, mails } = await aMailServer();
  await using server = await startTestServer(club, withMailServer(url));
  await aHostTold(club, {}, "Maya\r\nBcc: all@example.com\r\nX-Own: 1");
  await server.post();
  expect(mails[0]?.to).toEqual(["hana@example.com"]);
  expect(mails[0]?.headers).not.toHaveProperty("bcc");
  expect(mails[0]?.headers).not.toHaveProperty("x-own");
});

test("a mail server that is away costs a delay, never the mail", async () => {
  const { url, mails } = await aMailServer();
  await using without = await startTestServer(club, withMailServer("smtp://127.0.0.1:1"));
  await aHostTold(club);
  await without.post();
  expect(await deliveries()).toMatchObject([
    { state: "waiting", attempts: 1, lastError: expect.stringContaining("ECONNREFUSED") },
  ]);
  await club.db.update(outboxDeliveries).set({ dueAt: new Date("2026-01-01") });
  await using server = await startTestServer(club, withMailServer(url));
  await server.post();
  expect(mails).toHaveLength(1);
});

test("without a mail server all works, and admins see what would have been sent", async () => {
  await using server = await startTestServer(club);
  await aHostTold(club);
  await server.post();
  const admin = await club.aGolfer({ isAdmin: true });
  const { items } = await listOutbox(club.as({ ...admin, isAdmin: true }), { page: 1 });
  expect(items).toMatchObject([{ state: "kept", recipient: "Hana Ito" }]);
});

test("the worker sends by itself while the server lives, and ends with it", async () => {
  const { url, mails } = await aMailServer();
  await using server = await startTestServer(club, withMailServer(url));
  server.deps.outbox.start();
  await aHostTold(club);
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1);
  await server.deps.outbox.stop();
});

test("a worker whose database is away goes on when it is back", async () => {
  const logged: unknown[] = [];
  let isAway = true;
  const broken = { ...club.anonymous() };
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
  const worker = createOutboxWorker({ ...broken, db }, { email: broken.mailer, sms: null, push: null }, log);
  worker.start();
  await aHostTold(club);
  await expect.poll(() => club.mails.length, { timeout: 20_000 }).toBe(1);
  await worker.stop();
  expect(logged.length).toBeGreaterThan(0);
});

test("a forgotten password is mailed by the mail server where there is one", async () => {
  const { url, mails } = await aMailServer();
  await using server = await startTestServer(club, { SMTP_URL: url, MAIL_FROM: "tees@example.org" });
  await club.aGolfer({ email: "hana@example.com" });
  await server.call("/api/auth/forgot-password", { body: { email: "hana@example.com" } });
  await expect.poll(() => club.db.$count(outbox)).toBe(1);
  await server.post();
  expect(mails[0]?.parts[0]).toMatch(/http:\/\/localhost:0\/reset-password#token=[\w-]{43}/);
});
