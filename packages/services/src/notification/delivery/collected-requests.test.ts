import { notificationDeliveries } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { fanOutNotifications } from "../fan-out-notifications.ts";
import { deliverNotifications } from "./deliver-notifications.ts";

const world = testWorld();

/** What the worker does after so many minutes. */
async function pass(minutes: number): Promise<void> {
  const { dueAt } = notificationDeliveries;
  await world.db.update(notificationDeliveries).set({ dueAt: sql`${dueAt} - make_interval(mins => ${minutes})` });
  await fanOutNotifications(world.anonymous());
  const senders = { email: world.anonymous().ports.mailer, sms: null, push: null };
  while ((await deliverNotifications(world.anonymous(), "email", senders)) > 0);
}

const mails = () => world.mails.map(({ subject }) => subject);
const names = [{ firstName: "Maya" }, { firstName: "Jonas" }, { firstName: "Priya" }].map((each) => ({
  ...each,
  lastName: "Lin",
}));

async function asked() {
  const host = await world.golfer();
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id, courseId: (await world.course({ name: "Pebble Beach" })).id });
  const golfers = await world.golfers(names);
  for (const golfer of golfers) {
    await joinTeeTime(world.as(golfer), { teeTimeId });
    await pass(4);
  }
  return { host, golfers, teeTimeId };
}

describe("requests that come within a quarter of an hour for one game", () => {
  test("are one mail, which names those who ask", async () => {
    const { host } = await asked();
    expect(mails()).toEqual([]);
    await pass(15);
    expect(world.mails).toMatchObject([{ to: host.email, subject: "3 golfers want to join: Pebble Beach, Fri, Jun 12" }]);
    expect(world.mails[0]?.text).toContain(
      "Maya Lin, Jonas Lin, and Priya Lin want to join your game at Pebble Beach on Friday, June 12 at 7:30 AM.",
    );
    await pass(60);
    expect(mails()).toHaveLength(1);
    const states = (await world.db.select().from(notificationDeliveries)).map(({ state }) => state);
    expect(states).toEqual(["sent", "sent", "sent"]);
  });

  test("are each a mail of their own when only one is left", async () => {
    const { golfers, teeTimeId } = await asked();
    for (const golfer of golfers.slice(1)) await withdrawFromTeeTime(world.as(golfer), { teeTimeId });
    await pass(15);
    expect(mails().filter((subject) => subject.includes("to join"))).toEqual([
      "Maya Lin wants to join your game: Pebble Beach, Fri, Jun 12",
    ]);
  });

  test("are tried again together when the mail server is away", async () => {
    await asked();
    const away = { email: { send: () => Promise.reject(new Error("451 later")) }, sms: null, push: null };
    await world.db.update(notificationDeliveries).set({ dueAt: sql`clock_timestamp()` });
    expect(await deliverNotifications(world.anonymous(), "email", away)).toBe(3);
    await pass(60);
    expect(mails()).toEqual(["3 golfers want to join: Pebble Beach, Fri, Jun 12"]);
  });
});

test("a busy host's day of 31 requests for three games ends in six mails", async () => {
  const host = await world.golfer();
  const courseId = (await world.course()).id;
  const games = await Promise.all([1, 2, 3].map(() => world.teeTime({ hostId: host.id, courseId })));
  const golfers = await world.golfers(Array.from({ length: 31 }, () => ({})));
  for (const [index, golfer] of golfers.entries()) {
    const game = games[index % games.length];
    if (game) await joinTeeTime(world.as(golfer), { teeTimeId: game.id });
    // The morning's come within some minutes, and so do those of the evening.
    await pass(index === 15 ? 8 * 60 : index % 2);
  }
  await pass(60);
  expect(mails()).toHaveLength(6);
  expect(mails().every((subject) => subject.includes("golfers want to join"))).toBe(true);
});
