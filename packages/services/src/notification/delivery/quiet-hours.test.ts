import { notificationDeliveries, notifications, type users } from "@fourball/db/schema/index";
import type { Channel } from "@fourball/domain/notification/channels";
import type { Mail } from "@fourball/domain/ports/mailer";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { subscribePush } from "../push-subscriptions.ts";
import { deliverNotifications } from "./deliver-notifications.ts";

const world = testWorld();

/** 23:00 in California, where golfers are when no browser said otherwise. */
const NIGHT = Temporal.Instant.from("2026-06-12T06:00:00Z");
const MORNING = Temporal.Instant.from("2026-06-12T14:00:00Z");

const withoutPlace = (subject: string): string => subject.split(":")[0] ?? "";

/** What reaches golfers, by channel. */
function recorder() {
  const received: Record<Channel, string[]> = { push: [], sms: [], email: [] };
  const senders = {
    push: {
      send: async (_to: unknown, { title }: { title: string }) => {
        received.push.push(withoutPlace(title));
        return "sent" as const;
      },
    },
    sms: { send: async ({ text }: { text: string }) => void received.sms.push(text) },
    email: { send: async ({ subject }: Mail) => void received.email.push(withoutPlace(subject)) },
  };
  return { received, senders };
}

const browserOf = ({ id }: { id: string }) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
  keys: { p256dh: "key", auth: "secret" },
});

async function aReachableGolfer(changes: Partial<typeof users.$inferInsert> = {}) {
  const golfer = await world.golfer({ phoneNumber: "+18315550100", smsOptInAt: new Date("2026-06-01"), ...changes });
  await subscribePush(world.as(golfer), browserOf(golfer));
  return golfer;
}

/** A host who is asked by Maya, for a game so many hours after the night. */
async function aRequest(changes: Partial<typeof users.$inferInsert> = {}, hoursAhead = 40) {
  const host = await aReachableGolfer(changes);
  const maya = await world.golfer({ firstName: "Maya", lastName: null });
  const local = NIGHT.add({ hours: hoursAhead }).toZonedDateTimeISO("America/Los_Angeles");
  const game = await world.teeTime({
    hostId: host.id,
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  });
  await joinTeeTime(world.as(maya), { teeTimeId: game.id });
  return { host, maya, game };
}

const waiting = () => world.db.select().from(notificationDeliveries).orderBy(notificationDeliveries.channel);
/** As if the deliveries had waited until they are due. */
const waited = async () => {
  world.clock.time = MORNING;
  await world.db.update(notificationDeliveries).set({ dueAt: sql`clock_timestamp()` });
};
const now = async () => world.db.update(notifications).set({ dueAt: sql`clock_timestamp()` });

describe("at night", () => {
  test("push and text messages wait for the golfer's morning, and emails don't", async () => {
    world.clock.time = NIGHT;
    const { received, senders } = recorder();
    await aRequest();
    const before = Temporal.Now.instant();
    await world.post(senders);
    expect(received).toMatchObject({ push: [], sms: [], email: ["Maya wants to join your game"] });
    const rows = (await waiting()).filter(({ channel }) => channel !== "email");
    expect(rows).toMatchObject([
      { channel: "push", state: "waiting", attempts: 0 },
      { channel: "sms", state: "waiting", attempts: 0 },
    ]);
    for (const { dueAt } of rows) {
      const hours = before.until(Temporal.Instant.fromEpochMilliseconds(dueAt.getTime())).total("hours");
      expect(hours).toBeGreaterThan(7.99);
      expect(hours).toBeLessThan(8.1);
    }
    await waited();
    await world.post(senders);
    expect(received).toMatchObject({
      push: ["Maya wants to join your game"],
      sms: [expect.stringContaining("Maya wants to join")],
    });
  });

  test("nothing rings after a downtime that ended in the night", async () => {
    const { received, senders } = recorder();
    await aRequest();
    world.clock.time = NIGHT;
    await world.post(senders);
    expect(received.push).toEqual([]);
  });

  test("several processes send nothing, and once in the morning", { tags: "race" }, async () => {
    world.clock.time = NIGHT;
    const { received, senders } = recorder();
    for (let host = 0; host < 5; host++) await aRequest({ phoneNumber: null });
    const work = () => world.post(senders);
    await Promise.all([work(), work(), work()]);
    expect(received.push).toEqual([]);
    await waited();
    await Promise.all([work(), work(), work()]);
    expect(received.push).toHaveLength(5);
    expect(await world.db.select().from(notificationDeliveries)).not.toContainEqual(
      expect.objectContaining({ state: "waiting" }),
    );
  });

  test("what is no longer true in the morning isn't sent", async () => {
    world.clock.time = NIGHT;
    const { received, senders } = recorder();
    const { maya, game } = await aRequest();
    await world.post(senders);
    await withdrawFromTeeTime(world.as(maya), { teeTimeId: game.id });
    await waited();
    await world.post(senders);
    expect(received.push).toEqual(["Maya withdrew their request"]);
    expect(received.sms).toHaveLength(1);
  });

  test("an approval for a game in the morning is received at once", async () => {
    world.clock.time = NIGHT;
    const { received, senders } = recorder();
    const { host, game } = await aRequest({}, 9);
    const player = await aReachableGolfer();
    const { id: participantId } = await joinTeeTime(world.as(player), { teeTimeId: game.id });
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await now();
    await world.post(senders);
    expect(received.push).toEqual([expect.stringContaining("You're in")]);
  });

  test("a cancellation of a game in two days waits, and one of a game in the morning doesn't", async () => {
    world.clock.time = NIGHT;
    const { received, senders } = recorder();
    const later = await aRequest({ phoneNumber: null }, 40);
    await subscribePush(world.as(later.maya), browserOf(later.maya));
    await cancelTeeTime(world.as(later.host), { teeTimeId: later.game.id });
    await world.post(senders);
    expect(received.push).toEqual([]);
    const soon = await aRequest({ phoneNumber: null }, 9);
    await subscribePush(world.as(soon.maya), browserOf(soon.maya));
    await cancelTeeTime(world.as(soon.host), { teeTimeId: soon.game.id });
    await world.post(senders);
    expect(received.push).toEqual([expect.stringContaining("Cancelled")]);
  });
});

describe("a golfer's quiet hours", () => {
  test("are those of the clock that the browser said", async () => {
    const { received, senders } = recorder();
    const { host } = await aRequest();
    await subscribePush(world.as(host), { ...browserOf(host), timeZone: "Asia/Tokyo" });
    await world.post(senders);
    expect(received.push).toEqual([]);
  });

  test("can be turned off, and be others", async () => {
    const { received, senders } = recorder();
    const host = await aReachableGolfer();
    expect(await updateProfile(world.as(host), { quietHours: null })).toMatchObject({ quietHours: null });
    const game = await world.teeTime({ hostId: host.id, date: "2026-06-16" });
    world.clock.time = NIGHT;
    await joinTeeTime(world.as(await world.golfer()), { teeTimeId: game.id });
    await world.post(senders);
    expect(received.push).toHaveLength(1);
    const changed = await updateProfile(world.as(host), { quietHours: { from: "06:00", to: "09:30" }, timeZone: "Europe/Rome" });
    expect(changed).toMatchObject({ quietHours: { from: "06:00", to: "09:30" }, timeZone: "Europe/Rome" });
    await joinTeeTime(world.as(await world.golfer()), { teeTimeId: game.id });
    await world.post(senders);
    expect(received.push).toHaveLength(1);
  });

  test("begin at the next attempt of what failed in the evening", async () => {
    const { received, senders } = recorder();
    await aRequest();
    await world.post({ ...senders, push: { send: () => Promise.reject(new Error("The push service answered 503")) } });
    world.clock.time = NIGHT;
    await world.db.update(notificationDeliveries).set({ dueAt: sql`clock_timestamp()` });
    expect(await deliverNotifications(world.anonymous(), "push", { ...senders })).toBe(1);
    expect(received.push).toEqual([]);
    expect(await waiting()).toContainEqual(expect.objectContaining({ channel: "push", state: "waiting", attempts: 1 }));
  });
});
