import { notificationDeliveries, notifications, users } from "@fourball/db/schema/index";
import { COLLECTED_MINUTES } from "@fourball/domain/notification/collected";
import type { Mail } from "@fourball/domain/ports/mailer";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { secretHash } from "../../core/token/secret-hash.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { notifiedHost, passSeconds, storedDeliveries } from "../../testing/queued-mails.ts";
import { testWorld } from "../../testing.ts";
import { fanOutNotifications } from "../fan-out-notifications.ts";
import { unsubscribe } from "../unsubscribe.ts";
import { deliverNotifications } from "./deliver-notifications.ts";
import type { Senders } from "./delivery.ts";
import { waitSeconds } from "./record-outcome.ts";

const world = testWorld();

const sendersWith = (send: (mail: Mail) => Promise<void>): Senders => ({ email: { send }, sms: null, push: null });
const toMails = (mails: Mail[]) => sendersWith(async (mail) => void mails.push(mail));
const broken = (words = "451 try again later") => sendersWith(() => Promise.reject(new Error(words)));
const deliver = (senders: Senders) => deliverNotifications(world.anonymous(), "email", senders);

const deliveries = () => storedDeliveries(world);
const pass = (seconds: number) => passSeconds(world, seconds);
const aNotifiedHost = (changes?: Parameters<typeof notifiedHost>[1]) => notifiedHost(world, changes);

/** As late as requests are mailed. */
const handOut = async () => {
  await fanOutNotifications(world.anonymous());
  await pass(COLLECTED_MINUTES * 60);
};

describe("notification channels", () => {
  test.each([
    ["who turned it off", { emailJoinRequests: false }],
    ["who is suspended", { suspendedAt: new Date("2026-06-01") }],
  ])("are only the app for a host %s", async (_who, changes) => {
    const { host } = await aNotifiedHost(changes);
    await world.post();
    expect(await deliveries()).toEqual([]);
    expect(await world.notificationsFor(host)).toEqual(["join-requested"]);
  });

  test("drop a queued mail when the golfer unsubscribes", async () => {
    const { host } = await aNotifiedHost();
    await fanOutNotifications(world.anonymous());
    await world.db
      .update(users)
      .set({ unsubscribeHash: secretHash("t0ken") })
      .where(eq(users.id, host.id));
    await unsubscribe(world.anonymous(), { token: "t0ken", group: "JoinRequests" });
    await world.post();
    expect(world.mails).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test("include text messages only with a phone number and consent", async () => {
    const texts: { to: string; text: string }[] = [];
    const sms = { send: async (message: { to: string; text: string }) => void texts.push(message) };
    await aNotifiedHost({ phoneNumber: "+18315550100" });
    await aNotifiedHost({ phoneNumber: "+18315550101", smsOptInAt: new Date("2026-06-01") });
    await world.post({ sms });
    expect(texts).toMatchObject([{ to: "+18315550101", text: expect.stringContaining("Maya Lin wants to join") }]);
  });

  test("keep mails when there is no mail server", async () => {
    await aNotifiedHost();
    await world.post({ email: null });
    expect(await deliveries()).toMatchObject([{ state: "kept" }]);
    expect(world.mails).toEqual([]);
  });

  test("send mails kept for less than a day once there is a mail server", async () => {
    const { host } = await aNotifiedHost();
    const other = await aNotifiedHost();
    await world.post({ email: null });
    const old = { createdAt: sql`clock_timestamp() - interval '25 hours'` };
    const toOther = world.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.recipientId, other.host.id));
    await world.db.update(notificationDeliveries).set(old).where(inArray(notificationDeliveries.notificationId, toOther));
    await world.post();
    expect(world.mails).toMatchObject([{ to: host.email }]);
    expect((await deliveries()).map(({ state }) => state).sort()).toEqual(["kept", "sent"]);
  });
});

describe("delivery workers", () => {
  test("send each mail once when two run at once", { tags: "race" }, async () => {
    for (let host = 0; host < 15; host++) await aNotifiedHost();
    const mails: Mail[] = [];
    await Promise.all([1, 2, 3].map(() => fanOutNotifications(world.anonymous())));
    await pass(COLLECTED_MINUTES * 60);
    const work = async () => {
      for (let round = 0; round < 6; round++) await deliver(toMails(mails));
    };
    await Promise.all([work(), work(), work()]);
    expect(mails).toHaveLength(15);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(15);
  });

  test("that crash after sending mail each notification at least once and list it once", async () => {
    const mails: Mail[] = [];
    const { host } = await aNotifiedHost({ email: "hana@example.com" });
    const asks = async () =>
      joinTeeTime(world.as(await world.golfer()), { teeTimeId: (await world.teeTime({ hostId: host.id })).id });
    const crashAfterSending = (onSent: () => void) =>
      sendersWith((mail) => {
        mails.push(mail);
        onSent();
        return new Promise(() => undefined);
      });
    for (let crash = 0; crash < 50; crash++) {
      if (crash % 10 === 0) await asks();
      await handOut();
      const before = mails.length;
      const sent = new Promise<void>((resolve) => void deliver(crashAfterSending(resolve)));
      await sent;
      expect(mails.length).toBeGreaterThan(before);
      await pass(121);
      // A crash uses up an attempt: without this reset the deliveries would be given up.
      await world.db.update(notificationDeliveries).set({ attempts: 1 });
    }
    await handOut();
    while ((await deliver(toMails(mails))) > 0);
    const received = await world.notificationsFor(host);
    expect(received).toHaveLength(6);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
    expect(await deliveries()).toMatchObject(received.map(() => ({ state: "sent" })));
  });
});

describe("a failed delivery", () => {
  test("is retried at growing intervals, then every hour, and is given up after two days", async () => {
    await aNotifiedHost();
    await handOut();
    expect(await deliver(broken())).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 1, lastError: "451 try again later" }]);
    expect(await deliver(broken())).toBe(0);
    await pass(31);
    expect(await deliver(broken())).toBe(1);
    await pass(31);
    expect(await deliver(broken())).toBe(0);
    for (let hour = 1; hour <= 46; hour++) {
      await pass(3600);
      expect(await deliver(broken())).toBe(1);
    }
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 48 }]);
    await pass(3600);
    expect(await deliver(broken("421 closing"))).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 49, lastError: "421 closing" }]);
    await pass(3600);
    expect(await deliver(broken())).toBe(0);
  });

  test("is given up at once when the mail server refuses it for good", async () => {
    await aNotifiedHost();
    await handOut();
    await deliver(sendersWith(() => Promise.reject(new PermanentDeliveryError("550 no such mailbox"))));
    expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 1, lastError: "550 no such mailbox" }]);
    await pass(3600);
    expect(await deliver(broken())).toBe(0);
  });

  test("waits thirty seconds, doubled each time up to an hour", () => {
    expect([1, 2, 3, 4, 7, 8].map(waitSeconds)).toEqual([30, 60, 120, 240, 1920, 3600]);
  });

  test("does not block other mails", async () => {
    const { host } = await aNotifiedHost();
    await aNotifiedHost();
    await handOut();
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

  test("stores the server's error without the mail address", async () => {
    const { host } = await aNotifiedHost();
    await handOut();
    await deliver(broken(`550 <${host.email}> unknown`));
    expect((await deliveries())[0]?.lastError).toBe("550 … unknown");
  });
});
