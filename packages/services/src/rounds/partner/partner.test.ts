import { notifications, playAgainAnswers, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { listNotifications } from "../../notification/list-notifications.ts";
import { blockGolfer, unblockGolfer } from "../../safety/block/block-golfer.ts";
import { makePartners, ratedRound } from "../../testing/scenes/partners.ts";
import { testWorld } from "../../testing.ts";
import { answerPlayAgain } from "./answer-play-again.ts";
import { listAnswered } from "./list-answered.ts";

const world = testWorld();

/** Maya, Owen and Ines played a round and rated each other. Owen shows his last name to few. */
async function golfers({ arePartners = false } = {}) {
  const [maya, owen, ines] = await world.golfers([
    { firstName: "Maya" },
    { firstName: "Owen", lastName: "Reyes", lastNameTo: "fellow-players" },
    { firstName: "Ines" },
  ]);
  if (!maya || !owen || !ines) throw new Error("three golfers were made");
  await (arePartners ? makePartners : ratedRound)(world, maya, [owen, ines]);
  const as = { maya: world.as(maya), owen: world.as(owen), ines: world.as(ines) };
  return { maya, owen, ines, as };
}

type Member = ReturnType<typeof world.as>;
type Answer = "yes" | "fine" | "no";
const say = (ctx: Member, { id }: { id: string }, answer: Answer) => answerPlayAgain(ctx, { userId: id, answer });
const partnersOf = async (ctx: Member) =>
  (await listAnswered(ctx)).filter(({ isPartner }) => isPartner).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** Sends what may still be taken back. */
async function post() {
  await world.db.update(notifications).set({ dueAt: sql`now()` });
  await world.post();
  return world.mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
}

describe("two golfers who would both play again", () => {
  test("are partners once both have said yes, and see each other's whole name", async () => {
    const { maya, owen, as } = await golfers();
    expect(await say(as.maya, owen, "yes")).toEqual({ userId: owen.id, answer: "yes", isPartner: false });
    expect(await partnersOf(as.maya)).toEqual([]);
    expect(await say(as.owen, maya, "yes")).toMatchObject({ isPartner: true });
    expect(await partnersOf(as.maya)).toEqual(["Owen Reyes"]);
    expect(await partnersOf(as.owen)).toEqual([`Maya ${maya.lastName}`]);
  });

  test("are both notified once, also when they end it and start again", async () => {
    const { maya, owen, as } = await golfers();
    await say(as.maya, owen, "yes");
    await say(as.owen, maya, "yes");
    expect(await post()).toEqual(
      [`${maya.email}: You and Owen Reyes are partners`, `${owen.email}: You and Maya ${maya.lastName} are partners`].sort(),
    );
    await say(as.owen, maya, "fine");
    await say(as.owen, maya, "yes");
    expect(await world.notificationsFor(maya)).toEqual(["partners"]);
    expect(await world.notificationsFor(owen)).toEqual(["partners"]);
    expect((await listNotifications(as.maya, {})).items).toMatchObject([
      { content: { kind: "partners" }, actorName: "Owen Reyes" },
    ]);
    expect(await post()).toHaveLength(2);
  });

  test("hear nothing of a yes that is corrected at once", async () => {
    const { maya, owen, as } = await golfers();
    await say(as.maya, owen, "yes");
    await say(as.owen, maya, "yes");
    await say(as.owen, maya, "no");
    expect(await post()).toEqual([]);
    expect(await world.notificationsFor(maya)).toEqual([]);
  });

  test("become partners once when they say so at the same time", { tags: "race" }, async () => {
    const tries = atScale({ embedded: 3, sample: 10, full: 50 });
    for (let number = 0; number < tries; number++) {
      const { maya, owen, as } = await golfers();
      await Promise.all([say(as.maya, owen, "yes"), say(as.owen, maya, "yes"), say(as.maya, owen, "yes")]);
      expect(await partnersOf(as.maya)).toEqual(["Owen Reyes"]);
      expect(await world.notificationsFor(maya)).toEqual(["partners"]);
      expect(await world.notificationsFor(owen)).toEqual(["partners"]);
    }
  });
});

describe("a partnership ends for both", () => {
  test("when one answers otherwise, whatever the answer", async () => {
    const { maya, owen, ines, as } = await golfers({ arePartners: true });
    await say(as.owen, maya, "fine");
    await say(as.ines, maya, "no");
    expect(await partnersOf(as.maya)).toEqual([]);
    const seen = (await listAnswered(as.maya)).map(({ userId, answer, isPartner }) => ({ userId, answer, isPartner }));
    expect(seen).toEqual([ines, owen].map(({ id }) => ({ userId: id, answer: "yes", isPartner: false })));
    expect(await world.notificationsFor(maya)).toEqual([]);
    expect(world.events).toEqual([
      { type: "partners-changed", recipients: [owen.id, maya.id] },
      { type: "partners-changed", recipients: [ines.id, maya.id] },
    ]);
  });

  test("when one blocks the other, and unblocking doesn't bring it back", async () => {
    const { maya, ines, as } = await golfers({ arePartners: true });
    await blockGolfer(as.owen, { userId: maya.id });
    expect(await listAnswered(as.maya)).toMatchObject([{ userId: ines.id, isPartner: true }]);
    await unblockGolfer(as.owen, { userId: maya.id });
    expect(await partnersOf(as.owen)).toEqual([]);
    expect(await listAnswered(as.owen)).toMatchObject([{ userId: maya.id, answer: "fine" }]);
  });

  test("while a block is between them no yes makes one", async () => {
    const { maya, owen, as } = await golfers();
    await blockGolfer(as.owen, { userId: maya.id });
    await say(as.maya, owen, "yes");
    expect(await say(as.owen, maya, "yes")).toMatchObject({ isPartner: false });
    expect(await world.notificationsFor(maya)).toEqual([]);
  });

  test("when an account is deleted, with all answers from and about it; a suspended one is left out", async () => {
    const { maya, owen, ines, as } = await golfers({ arePartners: true });
    await world.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ines.id));
    expect(await partnersOf(as.maya)).toEqual(["Owen Reyes"]);
    await world.db.update(users).set({ passwordHash: "hashed a long walk" }).where(eq(users.id, owen.id));
    await deleteAccount(as.owen, { password: "a long walk" });
    expect(await listAnswered(as.maya)).toEqual([]);
    const left = await world.db.select().from(playAgainAnswers);
    expect(left.map(({ golferId }) => golferId).sort()).toEqual([maya.id, ines.id].sort());
  });
});

describe("an answer", () => {
  test("replaces the one before", async () => {
    const { owen, as } = await golfers();
    for (const answer of ["no", "yes", "fine"] as const) await say(as.maya, owen, answer);
    expect(await listAnswered(as.maya)).toMatchObject([{ userId: owen.id, answer: "fine" }]);
  });

  test("is in one's own export only", async () => {
    const { maya, as } = await golfers();
    await say(as.owen, maya, "no");
    expect((await exportOwnData(as.owen)).playAgain).toMatchObject([{ userId: maya.id, answer: "no" }]);
    expect((await exportOwnData(as.maya)).playAgain).toEqual([]);
  });

  test("is about golfers whom one rated", async () => {
    const { maya, owen, as } = await golfers();
    const stranger = await world.golfer();
    for (const ctx of [world.as(stranger), { ...as.maya, viewer: { id: stranger.id, isAdmin: false } }])
      await expect(say(ctx, owen, "yes")).rejects.toMatchObject({ code: "not_found", message: "Golfer not found" });
    await expect(say(as.maya, stranger, "yes")).rejects.toMatchObject({ code: "not_found" });
    await expect(say(as.maya, maya, "yes")).rejects.toMatchObject({ code: "invalid" });
    expect(await world.db.$count(playAgainAnswers, and(eq(playAgainAnswers.otherId, owen.id)))).toBe(0);
  });
});
