/** @module-tag dialect */
import { emailConfirmations, type users } from "@fourball/db/schema/index";
import type { Mail } from "@fourball/domain/ports/mailer";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { secretHash } from "../../core/token/secret-hash.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { remindADayBefore } from "../../games/tee-time/remind-players.ts";
import { requestAccountEmail } from "../../golfers/account/email/request-confirmation.ts";
import { forgotPassword } from "../../golfers/account/forgot-password.ts";
import { passSeconds } from "../../testing/queued-mails.ts";
import { savedSearchScene } from "../../testing/scenes/saved-search-scene.ts";
import { testWorld } from "../../testing.ts";

const world = testWorld();
const { aSearcher, aPost, runJobsAt } = savedSearchScene(world);

type Golfer = typeof users.$inferSelect;

const away = { email: { send: () => Promise.reject(new Error("connect ECONNREFUSED")) } };

/** Each hour everything that is due is tried at a mail server that isn't reached. */
async function hoursWithoutMailServer(hours: number): Promise<void> {
  await world.settled();
  for (let hour = 0; hour < hours; hour++) {
    await world.post(away);
    world.clock.time = world.clock.time.add({ hours: 1 });
    await passSeconds(world, 3600);
  }
}

async function askForReset({ email }: Golfer): Promise<void> {
  await forgotPassword(world.anonymous(), { email });
  await world.settled();
}

const askForConfirmation = ({ id: userId, email }: Golfer) =>
  world.db.transaction((tx) => requestAccountEmail(tx, { userId, email }));

const inWords = ({ to, subject }: Mail): string => `${to}: ${subject.replace(/:? Course.*/, "")}`;

async function aGame(name: string, changes: { date?: string; time?: string } = {}) {
  const [host, player] = await world.golfers([
    { firstName: "Host", lastName: null, email: `host@${name}.example` },
    { firstName: "Player", lastName: null, email: `player@${name}.example` },
  ]);
  if (!host || !player) throw new Error("two golfers were made");
  const game = await world.teeTime({ hostId: host.id, ...changes });
  return { host, player, game, teeTimeId: game.id };
}

async function aReminded(name: string, changes?: { time: string; date: string }) {
  const made = await aGame(name, changes);
  await world.request(made.game, made.player, "confirmed");
  await remindADayBefore.run(world.anonymous(), made.teeTimeId);
  return made;
}

describe("after a night without a mail server", () => {
  test("every mail that is still true arrives once, and no other", async () => {
    const [early, late, fresh] = await world.golfers(
      ["early", "late", "fresh"].map((name) => ({ email: `${name}@reset.example` })),
    );
    if (!early || !late || !fresh) throw new Error("three golfers were made");
    await askForReset(early);
    await askForConfirmation(fresh);
    const open = await aGame("open");
    await joinTeeTime(world.as(open.player), { teeTimeId: open.teeTimeId });
    const answered = await aGame("answered");
    const { id: participantId } = await joinTeeTime(world.as(answered.player), { teeTimeId: answered.teeTimeId });
    const cancelled = await aReminded("cancelled");
    await aReminded("played", { date: "2026-06-11", time: "13:00" });
    await aReminded("tomorrow", { date: "2026-06-12", time: "07:45" });

    await hoursWithoutMailServer(2);
    await askForConfirmation(fresh);
    await decideParticipation(world.as(answered.host), { participantId, status: "confirmed" });
    await cancelTeeTime(world.as(cancelled.host), { teeTimeId: cancelled.teeTimeId });
    await hoursWithoutMailServer(8);
    await askForReset(late);
    expect(world.mails).toEqual([]);

    await world.post();
    expect(world.mails.map(inWords).sort()).toEqual([
      "fresh@reset.example: Confirm your email for Fourball",
      "host@open.example: Player wants to join your game",
      "host@tomorrow.example: Your game is coming up",
      "late@reset.example: Reset your Fourball password",
      "player@answered.example: You're in",
      "player@cancelled.example: Cancelled",
      "player@tomorrow.example: Still playing?",
    ]);
    for (let day = 0; day < 3; day++) {
      await passSeconds(world, 24 * 3600);
      await world.post();
    }
    expect(world.mails).toHaveLength(7);
  });

  test("the link of the one mail is the one that works", async () => {
    const golfer = await world.golfer();
    await askForConfirmation(golfer);
    await hoursWithoutMailServer(1);
    await askForConfirmation(golfer);
    await hoursWithoutMailServer(9);
    await world.post();
    const [token = ""] = world.mails.map(({ text }) => text.match(/token=([\w-]{43})/)?.[1]);
    expect(world.mails).toHaveLength(1);
    expect(await world.db.$count(emailConfirmations, eq(emailConfirmations.hash, secretHash(token)))).toBe(1);
  });

  test("games that a search found aren't named when none of them is on", async () => {
    const { golfer } = await aSearcher();
    const game = await aPost();
    await runJobsAt(world.clock.time);
    await hoursWithoutMailServer(2);
    await cancelTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id });
    await hoursWithoutMailServer(2);
    await world.post();
    expect(world.mails.filter(({ to }) => to === golfer.email)).toEqual([]);
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
  });
});
