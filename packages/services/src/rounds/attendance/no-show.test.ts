import { notifications } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { setBadWeather } from "../../games/tee-time/set-bad-weather.ts";
import { one } from "../../testing/one.ts";
import { confirmedGame, OVER, playedRound, roundWithAbsent } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { answerNoShow } from "./answer-no-show.ts";
import { disputeEntry } from "./dispute-entry.ts";
import { getOwnRecord } from "./get-own-record.ts";
import { getRoundAttendance } from "./get-round-attendance.ts";
import { markNoShow } from "./mark-no-show.ts";
import { settleDispute } from "./settle-dispute.ts";
import { takeBackNoShow } from "./take-back-no-show.ts";

const world = testWorld();
const DAYS = { hours: 24 };
const later = (days: number) => OVER.add({ hours: DAYS.hours * days });

const aRound = () => roundWithAbsent(world);

/** A round whose witness has agreed. */
async function agreed() {
  const round = await aRound();
  await markNoShow(round.host, round.input);
  await answerNoShow(round.witness, { ...round.input, didCome: false });
  return round;
}

const stateOf = async (as: MemberContext) => (await getOwnRecord(as)).entries.map(({ kind, state }) => `${kind} ${state}`);
const marksSeenBy = async (as: MemberContext, teeTimeId: string) =>
  (await getRoundAttendance(as, { teeTimeId })).players.map(({ userId, state }) => [userId, state]);

describe("a player whom the host says didn't come", () => {
  test("has shown up as far as anyone sees, until another player agrees", async () => {
    const { teeTimeId, host, absent, witness, input } = await aRound();
    await markNoShow(host, input);
    expect(await stateOf(absent)).toEqual(["showed-up played"]);
    expect(await world.notificationsFor(absent.viewer)).not.toContain("no-show-recorded");
    expect(await world.notificationsFor(witness.viewer)).toContain("no-show-question");
    expect(await marksSeenBy(host, teeTimeId)).toEqual([
      [absent.viewer.id, "asked"],
      [witness.viewer.id, "none"],
    ]);
    expect(await marksSeenBy(witness, teeTimeId)).toEqual([[absent.viewer.id, "asked"]]);
    expect(await marksSeenBy(absent, teeTimeId)).toEqual([]);
  });

  test("isn't marked again once an admin has removed the mark", async () => {
    const { host, absent, input } = await agreed();
    const { id: recordId } = one((await getOwnRecord(absent)).entries);
    await disputeEntry(absent, { recordId, words: "I played" });
    const admin = world.as(await world.golfer({ isAdmin: true }));
    await settleDispute(admin, { recordId, decision: "removed", reason: "Others saw the golfer" });
    await expect(markNoShow(host, input)).rejects.toMatchObject({ reason: "markRemoved" });
  });

  test("is notified when another player agrees, and has three days before it shows", async () => {
    const { absent, host, input } = await agreed();
    expect(await world.notificationsFor(absent.viewer)).toContain("no-show-recorded");
    expect((await getOwnRecord(absent)).entries).toMatchObject([
      { kind: "no-show", state: "coming", showsAt: "2026-06-15T19:30:00.000Z", canDispute: true },
    ]);
    world.clock.time = later(3).subtract({ seconds: 1 });
    expect(await stateOf(absent)).toEqual(["no-show coming"]);
    world.clock.time = later(3);
    expect(await stateOf(absent)).toEqual(["no-show shown"]);
    expect(await marksSeenBy(host, input.teeTimeId)).toContainEqual([absent.viewer.id, "shown"]);
  });

  test("doesn't learn who agreed", async () => {
    const { absent, witness } = await agreed();
    const told = await world.db.select().from(notifications).where(eq(notifications.recipientId, absent.viewer.id));
    const known = JSON.stringify([told.map(({ content }) => content), await getOwnRecord(absent)]);
    expect(known).not.toContain(witness.viewer.id);
  });

  test("has shown up when another player says so", async () => {
    const { teeTimeId, host, absent, witness, input } = await aRound();
    await markNoShow(host, input);
    await answerNoShow(witness, { ...input, didCome: true });
    world.clock.time = later(4);
    expect(await stateOf(absent)).toEqual(["showed-up played"]);
    expect(await marksSeenBy(host, teeTimeId)).toContainEqual([absent.viewer.id, "denied"]);
    expect(await world.notificationsFor(absent.viewer)).not.toContain("no-show-recorded");
    await expect(markNoShow(host, input)).rejects.toThrow("Another player says they came");
  });

  test("has shown up when no one answers within a week", async () => {
    const { teeTimeId, host, absent, witness, input } = await aRound();
    await markNoShow(host, input);
    world.clock.time = later(7);
    expect(await marksSeenBy(witness, teeTimeId)).toEqual([]);
    await expect(answerNoShow(witness, { ...input, didCome: false })).rejects.toThrow("It's too late to answer this");
    expect(await stateOf(absent)).toEqual(["showed-up played"]);
  });

  test("is notified at once where there is no other player", async () => {
    const { teeTimeId, host, players } = await playedRound(world, { players: 1 });
    const [absent] = players;
    if (!absent) throw new Error("one player was made");
    await markNoShow(host, { teeTimeId, userId: absent.viewer.id });
    expect(await world.notificationsFor(absent.viewer)).toContain("no-show-recorded");
    expect(await stateOf(absent)).toEqual(["no-show coming"]);
  });

  test("needs no word of a player who closed the account", async () => {
    const { teeTimeId, host, players } = await playedRound(world, { players: 1 });
    const gone = await world.golfer({ passwordHash: "hashed a long walk" });
    await world.request({ id: teeTimeId }, gone, "confirmed");
    await deleteAccount(world.as(gone), { password: "a long walk" });
    const [absent] = players;
    if (!absent) throw new Error("one player was made");
    await markNoShow(host, { teeTimeId, userId: absent.viewer.id });
    expect(await stateOf(absent)).toEqual(["no-show coming"]);
  });

  test("is excused by bad weather, which also ends marking", async () => {
    const { host, absent, witness, input } = await agreed();
    world.clock.time = later(4);
    await setBadWeather(host, { teeTimeId: input.teeTimeId, isBad: true });
    expect(await stateOf(absent)).toEqual(["no-show excused"]);
    const another = { ...input, userId: witness.viewer.id };
    await expect(markNoShow(host, another)).rejects.toThrow("You marked bad weather, so this round has no no-shows");
    await setBadWeather(host, { teeTimeId: input.teeTimeId, isBad: false });
    expect(await stateOf(absent)).toEqual(["no-show shown"]);
  });
});

describe("marking a no-show", () => {
  test("is for the host, of a player, for a week after the round", async () => {
    const { teeTimeId, host, absent, witness, input } = await aRound();
    await expect(markNoShow(witness, input)).rejects.toThrow("Only the host can do this");
    await expect(markNoShow(host, { teeTimeId, userId: host.viewer.id })).rejects.toThrow("You can't mark yourself");
    const stranger = await world.golfer();
    await expect(markNoShow(host, { teeTimeId, userId: stranger.id })).rejects.toThrow("This golfer did not play this round");
    world.clock.time = later(7);
    await expect(markNoShow(host, input)).rejects.toThrow("You can say this for 7 days after a round");
    expect(await stateOf(absent)).toEqual(["showed-up played"]);
  });

  test("waits for the end of the round", async () => {
    const { teeTimeId, host, players } = await confirmedGame(world);
    const userId = players[0]?.viewer.id ?? "";
    await expect(markNoShow(host, { teeTimeId, userId })).rejects.toThrow("This round is not over yet");
    world.clock.time = OVER;
    expect((await markNoShow(host, { teeTimeId, userId })).players[0]).toMatchObject({ state: "asked" });
  });

  test("twice asks once", async () => {
    const { host, witness, input } = await aRound();
    await markNoShow(host, input);
    await markNoShow(host, input);
    expect((await world.notificationsFor(witness.viewer)).filter((kind) => kind === "no-show-question")).toHaveLength(1);
  });

  test("of two players asks about both", async () => {
    const { teeTimeId, host, players } = await playedRound(world, { players: 3 });
    const [one, two, witness] = players;
    if (!one || !two || !witness) throw new Error("three players were made");
    for (const { viewer } of [one, two]) await markNoShow(host, { teeTimeId, userId: viewer.id });
    expect((await world.notificationsFor(witness.viewer)).filter((kind) => kind === "no-show-question")).toHaveLength(2);
  });
});

describe("answering", () => {
  test("is for another player, once", async () => {
    const { host, absent, witness, input } = await agreed();
    const answer = { ...input, didCome: false };
    await expect(answerNoShow(host, answer)).rejects.toThrow("Another player has to answer this");
    await expect(answerNoShow(absent, answer)).rejects.toThrow("Another player has to answer this");
    await expect(answerNoShow(witness, answer)).rejects.toThrow("Another player has answered this already");
    const stranger = world.as(await world.golfer());
    await expect(answerNoShow(stranger, answer)).rejects.toThrow("You are not a participant of this tee time");
  });

  test("needs a question", async () => {
    const { witness, input } = await aRound();
    await expect(answerNoShow(witness, { ...input, didCome: false })).rejects.toThrow("The host doesn't ask about this golfer");
  });
});

describe("taking a no-show back", () => {
  test("ends the question, and the golfer never hears of it", async () => {
    const { host, absent, witness, input } = await aRound();
    await markNoShow(host, input);
    await takeBackNoShow(host, input);
    await takeBackNoShow(host, input);
    expect(await world.notificationsFor(absent.viewer)).toEqual(["round-over"]);
    await expect(answerNoShow(witness, { ...input, didCome: false })).rejects.toThrow("The host doesn't ask about this golfer");
    await expect(markNoShow(host, input)).rejects.toThrow("You've taken this back");
  });

  test("clears an entry before it shows, disputed or not", async () => {
    const { host, absent, input } = await agreed();
    const [entry] = (await getOwnRecord(absent)).entries;
    await disputeEntry(absent, { recordId: entry?.id ?? "", words: "I was there" });
    await takeBackNoShow(host, input);
    expect(await stateOf(absent)).toEqual(["showed-up played"]);
    expect(await world.notificationsFor(absent.viewer)).toContain("record-settled");
  });

  test("isn't possible once it shows, nor for players", async () => {
    const { host, witness, input } = await agreed();
    await expect(takeBackNoShow(witness, input)).rejects.toThrow("Only the host can do this");
    world.clock.time = later(3);
    await expect(takeBackNoShow(host, input)).rejects.toThrow("It shows already, so only an admin can remove it");
  });

  test("needs something to take back", async () => {
    const { host, input } = await aRound();
    await expect(takeBackNoShow(host, input)).rejects.toThrow("There's nothing to take back");
  });
});

test("a no-show takes the place of the round in the line", async () => {
  const round = await agreed();
  for (let number = 0; number < 3; number++) {
    const game = await world.teeTime({ hostId: round.host.viewer.id, date: `2026-06-0${number + 1}` });
    await world.request(game, round.absent.viewer, "confirmed");
  }
  const line = async () => (await getProfile(world.anonymous(), { userId: round.absent.viewer.id })).attendance;
  expect(await line()).toEqual({ showedUp: 4, lateWithdrawals: 0, noShows: 0 });
  world.clock.time = later(3);
  expect(await line()).toEqual({ showedUp: 3, lateWithdrawals: 0, noShows: 1 });
});
