/** @module-tag dialect */
import {
  auditLog,
  emailConfirmations,
  guestRequests,
  idempotencyKeys,
  notificationDeliveries,
  notifications,
  passkeyChallenges,
  passwordResetTokens,
  reports,
  sessions,
  socketTokens,
  teeTimeParticipants,
  teeTimes,
} from "@fourball/db/schema/index";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { listGuestRequests } from "../games/guest/list-guest-requests.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";
import { deleteOldData } from "./delete-old-data.ts";

const world = testWorld();

const sweep = async () => {
  await deleteOldData(world.anonymous());
  await world.settled();
};
const before = (interval: string): SQL => sql`now() - ${sql.raw(`interval '${interval}'`)}`;
const after = (interval: string): SQL => sql`now() + ${sql.raw(`interval '${interval}'`)}`;
const count = (table: PgTable) => world.db.$count(table);

const toSomeone = async () => ({ recipientId: (await world.golfer()).id, content: { kind: "password-reset" as const } });

async function aNotification(): Promise<string> {
  const [row] = await world.db
    .insert(notifications)
    .values(await toSomeone())
    .returning({ id: notifications.id });
  return row?.id ?? "";
}

type Add = (at: SQL) => Promise<unknown>;
/** A table, how to add a row of a moment, the latest moment that is too old, and one that is not. */
type Case = [what: string, table: PgTable, add: Add, gone: SQL, kept: SQL];

const someone = async () => (await world.golfer()).id;
const old = "2026-06-11T15:00:00Z";

const cases: Case[] = [
  [
    "a session that has ended",
    sessions,
    async (expire) =>
      world.db.insert(sessions).values({ sid: "s", sess: { userId: await someone(), createdAt: old, userAgent: null }, expire }),
    before("1 second"),
    after("1 minute"),
  ],
  [
    "a socket token",
    socketTokens,
    async (expiresAt) => world.db.insert(socketTokens).values({ hash: "h", userId: await someone(), sid: null, expiresAt }),
    before("1 second"),
    after("1 minute"),
  ],
  [
    "a password reset token",
    passwordResetTokens,
    async (expiresAt) => world.db.insert(passwordResetTokens).values({ token: "t", userId: await someone(), expiresAt }),
    before("1 second"),
    after("1 minute"),
  ],
  [
    "what an address may confirm",
    emailConfirmations,
    async (expiresAt) =>
      world.db
        .insert(emailConfirmations)
        .values({ email: "robin@example.com", request: { kind: "account-email" }, userId: await someone(), expiresAt }),
    before("1 second"),
    after("1 minute"),
  ],
  [
    "a challenge for a passkey",
    passkeyChallenges,
    async (expiresAt) => world.db.insert(passkeyChallenges).values({ hash: "h", expiresAt }),
    before("1 second"),
    after("1 minute"),
  ],
  [
    "the answer of an Idempotency-Key",
    idempotencyKeys,
    (createdAt) => world.db.insert(idempotencyKeys).values({ owner: "o", key: "k", requestHash: "h", createdAt }),
    before("24 hours 1 second"),
    before("23 hours"),
  ],
  [
    "a sent notification",
    notificationDeliveries,
    async (createdAt) =>
      world.db.insert(notificationDeliveries).values({ notificationId: await aNotification(), channel: "email", createdAt }),
    before("90 days 1 second"),
    before("89 days"),
  ],
  [
    "a notification that was read",
    notifications,
    async (createdAt) => world.db.insert(notifications).values({ ...(await toSomeone()), createdAt, readAt: sql`now()` }),
    before("365 days 1 second"),
    before("364 days"),
  ],
  [
    "a notification that wasn't read",
    notifications,
    async (createdAt) => world.db.insert(notifications).values({ ...(await toSomeone()), createdAt }),
    before("730 days 1 second"),
    before("729 days"),
  ],
  [
    "an entry of the audit log",
    auditLog,
    (createdAt) => world.db.insert(auditLog).values({ action: "course-created", subject: "Fox Hollow", createdAt }),
    before("400 days 1 second"),
    before("399 days"),
  ],
  [
    "a settled report",
    reports,
    async (settledAt) =>
      world.db.insert(reports).values({
        reporterId: await someone(),
        reportedId: await someone(),
        subject: "golfer",
        subjectKey: "k",
        reason: "spam",
        evidence: { subject: "golfer", name: "Sam", bio: null, handicap: null, photo: null, cover: null },
        settledAt,
        settledById: await someone(),
        settledReason: "Nothing in it",
        outcome: "nothing",
      }),
    before("400 days 1 second"),
    before("399 days"),
  ],
];

describe.each(cases)("%s", (_what, table, add, gone, kept) => {
  test("is deleted when it is too old", async () => {
    await add(gone);
    await sweep();
    expect(await count(table)).toBe(0);
  });

  test("is kept until then", async () => {
    await add(kept);
    await sweep();
    expect(await count(table)).toBe(1);
  });
});

test("a password reset token that was used is deleted", async () => {
  const expiresAt = after("1 minute");
  await world.db.insert(passwordResetTokens).values({ token: "t", userId: await someone(), expiresAt, used: true });
  await sweep();
  expect(await count(passwordResetTokens)).toBe(0);
});

test("more rows than fit into one batch are deleted", async () => {
  const keys = Array.from({ length: 2100 }, (_, index) => ({ owner: "o", key: `${index}`, requestHash: "h" }));
  await world.db.insert(idempotencyKeys).values(keys.map((key) => ({ ...key, createdAt: before("2 days") })));
  await sweep();
  expect(await count(idempotencyKeys)).toBe(0);
});

describe("a guest", () => {
  async function aGuestOf(daysAgo: number) {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    const guest = { teeTimeId: teeTime.id, guestName: "Robin Vale", guestEmail: "robin@example.com", message: "Hi" };
    const id = await world.guestRequest({ ...guest, status: "approved" });
    const teeOffAt = new Date(world.clock.time.subtract({ hours: daysAgo * 24 }).epochMilliseconds);
    await world.db.update(teeTimes).set({ teeOffAt });
    return { host, teeTime, id };
  }

  test("is nameless 90 days after the game, and still counts as a player", async () => {
    const { teeTime } = await aGuestOf(91);
    const { confirmedCount } = await storedTeeTime(world, teeTime);
    await sweep();
    expect(await world.db.select().from(guestRequests)).toMatchObject([
      { guestName: "Guest", guestEmail: null, message: null, status: "approved" },
    ]);
    expect((await storedTeeTime(world, teeTime)).confirmedCount).toBe(confirmedCount);
  });

  test("keeps the name until then", async () => {
    const { host, teeTime } = await aGuestOf(89);
    await sweep();
    expect(await listGuestRequests(world.as(host), { teeTimeId: teeTime.id })).toMatchObject([{ guestName: "Robin Vale" }]);
  });
});

describe("a friend of a golfer", () => {
  test.each([
    [91, ["Guest", "Guest"]],
    [89, ["Robin Vale", "Kim Sato"]],
  ])("%i days after the game is %s, and still counts as a player", async (daysAgo, names) => {
    const teeTime = await world.teeTime();
    await world.request(teeTime, await world.golfer(), "confirmed", ["Robin Vale", "Kim Sato"]);
    const teeOffAt = new Date(world.clock.time.subtract({ hours: daysAgo * 24 }).epochMilliseconds);
    await world.db.update(teeTimes).set({ teeOffAt });
    for (const _ of [1, 2]) await sweep();
    expect(await world.db.select().from(teeTimeParticipants)).toMatchObject([{ friends: names }]);
    expect((await storedTeeTime(world, teeTime)).confirmedCount).toBe(3);
  });
});
