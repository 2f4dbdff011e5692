import { outbox, outboxDeliveries, users } from "@fourball/db/schema/index";
import type { Mail } from "@fourball/domain/ports/mailer";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideParticipation } from "../participation/decide-participation.ts";
import { undoDecision } from "../participation/undo-decision.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { testClub } from "../testing.ts";
import { deliverNews } from "./deliver-news.ts";
import type { Senders } from "./delivery.ts";
import { handOutNews } from "./hand-out-news.ts";
import { waitSeconds } from "./settle-delivery.ts";
import { unsubscribe } from "./unsubscribe.ts";

const club = testClub();

const sendersWith = (send: (mail: Mail) => Promise<void>): Senders => ({ email: { send }, sms: null, push: null });
const toMails = (mails: Mail[]) => sendersWith(async (mail) => void mails.push(mail));
const broken = (words = "451 try again later") => sendersWith(() => Promise.reject(new Error(words)));
const deliver = (senders: Senders) => deliverNews(club.anonymous(), "email", senders);

const deliveries = () => club.db.select().from(outboxDeliveries).orderBy(outboxDeliveries.createdAt);
/** As if so much time had passed for whatever waits. */
const pass = async (seconds: number) => {
  const earlier = sql`make_interval(secs => ${seconds})`;
  await club.db.update(outboxDeliveries).set({ dueAt: sql`${outboxDeliveries.dueAt} - ${earlier}` });
  await club.db.update(outbox).set({ dueAt: sql`${outbox.dueAt} - ${earlier}` });
};

/** A host who is told that somebody asked. */
async function aHostTold(changes: Partial<typeof users.$inferInsert> = {}) {
  const host = await club.aGolfer({ firstName: "Hana", lastName: "Ito", ...changes });
  const maya = await club.aGolfer({ firstName: "Maya", lastName: "Lin" });
  const game = await club.aTeeTime({ hostId: host.id });
  const { id: participantId } = await joinTeeTime(club.as(maya), { teeTimeId: game.id });
  return { host, maya, game, participantId };
}

test("a host is mailed who asks, with a link to the answer and a way out", async () => {
  const { host } = await aHostTold();
  await club.post();
  expect(club.mails).toMatchObject([
    {
      to: host.email,
      subject: "Maya Lin would like to join your round",
      text: expect.stringContaining("https://fourball.example/dashboard?tab=requests"),
      headers: { "List-Unsubscribe": expect.stringMatching(/\/api\/unsubscribe\/[\w-]{43}\/JoinRequests>$/) },
      messageId: expect.stringMatching(/^<[\w-]{36}@fourball\.example>$/),
    },
  ]);
  expect(await deliveries()).toMatchObject([{ state: "sent", attempts: 1, sentAt: expect.any(Date) }]);
});

test("each piece of news is mailed once, however often is looked", async () => {
  await aHostTold();
  await club.post();
  await club.post();
  expect(club.mails).toHaveLength(1);
});

test("a golfer's way out is the same in every mail", async () => {
  const { game } = await aHostTold();
  await joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: game.id });
  await club.post();
  const ways = club.mails.map(({ headers }) => headers?.["List-Unsubscribe"]);
  expect(ways).toHaveLength(2);
  expect(new Set(ways).size).toBe(1);
});

test("an answer is mailed when it can no longer be taken back", async () => {
  const { host, maya, participantId } = await aHostTold({ emailJoinRequests: false });
  await decideParticipation(club.as(host), { participantId, status: "confirmed" });
  await club.post();
  expect(club.mails).toEqual([]);
  expect(await club.newsFor(maya)).toEqual(["join-approved"]);
  await pass(61);
  await club.post();
  expect(club.mails).toMatchObject([{ to: maya.email, subject: expect.stringContaining("You're in") }]);
});

test("an answer that was taken back is never mailed", async () => {
  const { host, participantId } = await aHostTold({ emailJoinRequests: false });
  await decideParticipation(club.as(host), { participantId, status: "confirmed" });
  await undoDecision(club.as(host), { participantId });
  await pass(61);
  await club.post();
  expect(club.mails).toEqual([]);
});

test("a cancelled round reaches everyone whom it concerns, with the reason", async () => {
  const { host, maya, game } = await aHostTold({ emailJoinRequests: false });
  const confirmed = await club.aGolfer();
  await club.aRequest(game, confirmed, "confirmed");
  await cancelTeeTime(club.as(host), { teeTimeId: game.id, reason: "Frost on the greens" });
  await club.post();
  expect(club.mails.map(({ to }) => to).sort()).toEqual([maya.email, confirmed.email].sort());
  for (const { text, html } of club.mails) for (const body of [text, html]) expect(body).toContain("Frost on the greens");
});

test.each([
  ["who turned it off", { emailJoinRequests: false }],
  ["who is kept out", { suspendedAt: new Date("2026-06-01") }],
])("a host %s is told in the app only", async (_who, changes) => {
  const { host } = await aHostTold(changes);
  await club.post();
  expect(await deliveries()).toEqual([]);
  expect(await club.newsFor(host)).toEqual(["join-requested"]);
});

test("whoever turns mails off while one waits does not get it", async () => {
  const { host } = await aHostTold();
  await handOutNews(club.anonymous());
  await club.db.update(users).set({ unsubscribeToken: "t0ken" }).where(eq(users.id, host.id));
  await unsubscribe(club.anonymous(), { token: "t0ken", group: "JoinRequests" });
  await club.post();
  expect(club.mails).toEqual([]);
  expect(await deliveries()).toEqual([]);
});

test("text messages need a phone and a recorded consent", async () => {
  const texts: { to: string; text: string }[] = [];
  const sms = { send: async (message: { to: string; text: string }) => void texts.push(message) };
  await aHostTold({ phoneNumber: "+18315550100" });
  await aHostTold({ phoneNumber: "+18315550101", smsOptInAt: new Date("2026-06-01") });
  await club.post({ sms });
  expect(texts).toMatchObject([{ to: "+18315550101", text: expect.stringContaining("Maya Lin asks to join") }]);
});

test("without a mail server mails are kept, and the app goes on", async () => {
  await aHostTold();
  await club.post({ email: null });
  expect(await deliveries()).toMatchObject([{ state: "kept" }]);
  expect(club.mails).toEqual([]);
});

test("two workers at once send each mail once", async () => {
  for (let host = 0; host < 15; host++) await aHostTold();
  const mails: Mail[] = [];
  const work = async () => {
    for (let round = 0; round < 6; round++) {
      await handOutNews(club.anonymous());
      await deliver(toMails(mails));
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(mails).toHaveLength(15);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(15);
});

test("a server that refuses is asked again, ever more rarely, and in the end no more", async () => {
  await aHostTold();
  await handOutNews(club.anonymous());
  expect(await deliver(broken())).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 1, lastError: "451 try again later" }]);
  expect(await deliver(broken())).toBe(0);
  await pass(31);
  expect(await deliver(broken())).toBe(1);
  await pass(31);
  expect(await deliver(broken())).toBe(0);
  for (let attempt = 3; attempt <= 8; attempt++) {
    await pass(3600);
    expect(await deliver(broken("550 no"))).toBe(1);
  }
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 8, lastError: "550 no" }]);
  await pass(3600);
  expect(await deliver(broken())).toBe(0);
});

test("the waits are thirty seconds, doubled each time, an hour at most", () => {
  expect([1, 2, 3, 4, 7, 8].map(waitSeconds)).toEqual([30, 60, 120, 240, 1920, 3600]);
});

test("one mail that fails keeps no other", async () => {
  const { host } = await aHostTold();
  await aHostTold();
  await handOutNews(club.anonymous());
  const mails: Mail[] = [];
  await deliver(
    sendersWith(async (mail) => {
      if (mail.to === host.email) throw new Error("no such mailbox");
      mails.push(mail);
    }),
  );
  expect(mails).toHaveLength(1);
  expect((await deliveries()).map(({ state }) => state).sort()).toEqual(["sent", "waiting"]);
});

test("what a server says of a mailbox is kept without the address", async () => {
  const { host } = await aHostTold();
  await handOutNews(club.anonymous());
  await deliver(broken(`550 <${host.email}> unknown`));
  expect((await deliveries())[0]?.lastError).toBe("550 … unknown");
});

test("fifty workers die between sending and marking: every piece of news is mailed at least once, and shown once", async () => {
  const mails: Mail[] = [];
  const { host, game } = await aHostTold({ email: "hana@example.com" });
  const diesAfterSending = (onSent: () => void) =>
    sendersWith((mail) => {
      mails.push(mail);
      onSent();
      return new Promise(() => undefined);
    });
  for (let death = 0; death < 50; death++) {
    if (death % 10 === 0) await joinTeeTime(club.as(await club.aGolfer()), { teeTimeId: game.id });
    await handOutNews(club.anonymous());
    const before = mails.length;
    const sent = new Promise<void>((resolve) => void deliver(diesAfterSending(resolve)));
    await sent;
    expect(mails.length).toBeGreaterThan(before);
    await pass(121);
    // The lease is for the dead: their attempts do not use up those of the living.
    await club.db.update(outboxDeliveries).set({ attempts: 1 });
  }
  await handOutNews(club.anonymous());
  while ((await deliver(toMails(mails))) > 0);
  const told = await club.newsFor(host);
  expect(told).toHaveLength(6);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
  expect(await deliveries()).toMatchObject(told.map(() => ({ state: "sent" })));
});
