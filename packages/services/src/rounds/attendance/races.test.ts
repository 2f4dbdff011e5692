/** @module-tag race */
import { attendanceRecords, notifications } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { completeGame } from "../../games/tee-time/complete-games.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { confirmedGame, OVER, playedRound } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { answerNoShow } from "./answer-no-show.ts";
import { disputeEntry } from "./dispute-entry.ts";
import { markNoShow } from "./mark-no-show.ts";
import { settleDispute } from "./settle-dispute.ts";
import { takeBackNoShow } from "./take-back-no-show.ts";

const world = testWorld();

/** "ok" or the error message of each try. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

const recordsOf = (teeTimeId: string) =>
  world.db.select().from(attendanceRecords).where(eq(attendanceRecords.teeTimeId, teeTimeId));
const times = atScale({ embedded: 3, sample: 10, full: 50 });

async function aMarkedRound() {
  const round = await playedRound(world, { players: 3 });
  const [absent, ...witnesses] = round.players;
  if (!absent) throw new Error("three players were made");
  return { ...round, absent, witnesses, input: { teeTimeId: round.teeTimeId, userId: absent.viewer.id } };
}

const noShowsTold = (golfer: { id: string }) =>
  world.db.$count(
    notifications,
    and(eq(notifications.recipientId, golfer.id), sql`${notifications.content} ->> 'kind' = 'no-show-recorded'`),
  );

describe("a round", () => {
  test("is recorded once when five processes complete it", async () => {
    const games = [];
    for (let game = 0; game < times; game++) games.push(await confirmedGame(world));
    const leaving = games.map(({ players }) => one(players.slice(0, 1)));
    for (const [index, { teeTimeId }] of games.entries()) {
      const player = leaving[index];
      if (player) await withdrawFromTeeTime(player, { teeTimeId });
    }
    world.clock.time = OVER;
    await Promise.all([
      ...Array.from({ length: 5 }, () => runDueJobs(world.anonymous())),
      ...games.map(({ teeTimeId }) => completeGame(world.anonymous(), teeTimeId)),
    ]);
    await world.settled();
    for (const { teeTimeId } of games) {
      const kinds = (await recordsOf(teeTimeId)).map(({ kind, settledAt }) => [kind, settledAt !== null]);
      expect(kinds.sort()).toEqual([
        ["late-withdrawal", true],
        ["showed-up", true],
        ["showed-up", true],
      ]);
    }
  });

  test("that someone leaves late while the spot is given away has one record of it, excused or not", async () => {
    for (let game = 0; game < times; game++) {
      const { teeTimeId, host, players } = await confirmedGame(world, { players: 1, game: { totalSlots: 2 } });
      const player = one(players);
      const participantId = await world.request({ id: teeTimeId }, await world.golfer());
      const [left, approved] = await outcomes([
        withdrawFromTeeTime(player, { teeTimeId }),
        decideParticipation(host, { participantId, status: "confirmed" }),
      ]);
      expect(left).toBe("ok");
      expect(["ok", "No spots left"]).toContain(approved);
      const record = one(await recordsOf(teeTimeId));
      expect(record).toMatchObject({ kind: "late-withdrawal", excuse: approved === "ok" ? "refilled" : null });
    }
  });
});

describe("a no-show", () => {
  test("is marked, taken back and answered in one order", async () => {
    for (let game = 0; game < times; game++) {
      const { host, absent, witnesses, input } = await aMarkedRound();
      await markNoShow(host, input);
      const [taken, answered] = await outcomes([
        takeBackNoShow(host, input),
        answerNoShow(one(witnesses.slice(0, 1)), { ...input, didCome: true }),
      ]);
      const [record] = (await recordsOf(input.teeTimeId)).filter(({ userId }) => userId === absent.viewer.id);
      expect([taken, answered].filter((end) => end === "ok")).toHaveLength(1);
      expect(record).toMatchObject({ kind: "showed-up", markOutcome: taken === "ok" ? "taken-back" : "denied" });
    }
  });

  test("is decided by the first of two voices", async () => {
    for (let game = 0; game < times; game++) {
      const { host, absent, witnesses, input } = await aMarkedRound();
      await markNoShow(host, input);
      const ends = await outcomes(witnesses.map((witness, index) => answerNoShow(witness, { ...input, didCome: index === 0 })));
      expect(ends.sort()).toEqual(["Another player has answered this already", "ok"]);
      const [record] = (await recordsOf(input.teeTimeId)).filter(({ userId }) => userId === absent.viewer.id);
      expect(await noShowsTold(absent.viewer)).toBe(record?.markOutcome === "agreed" ? 1 : 0);
    }
  });

  test("is marked once by two taps, and taken back while it is marked leaves nothing open", async () => {
    for (let game = 0; game < times; game++) {
      const { host, witnesses, input } = await aMarkedRound();
      expect(await outcomes([markNoShow(host, input), markNoShow(host, input)])).toEqual(["ok", "ok"]);
      const asked = sql`${notifications.content} ->> 'kind' = 'no-show-question' and ${notifications.teeTimeId} = ${input.teeTimeId}`;
      expect(await world.db.$count(notifications, asked)).toBe(witnesses.length);
    }
  });

  test("that is disputed while the host takes it back has no open dispute", async () => {
    for (let game = 0; game < times; game++) {
      const { host, absent, witnesses, input } = await aMarkedRound();
      await markNoShow(host, input);
      await answerNoShow(one(witnesses.slice(0, 1)), { ...input, didCome: false });
      const [entry] = (await recordsOf(input.teeTimeId)).filter(({ userId }) => userId === absent.viewer.id);
      const recordId = entry?.id ?? "";
      const [taken] = await outcomes([takeBackNoShow(host, input), disputeEntry(absent, { recordId, words: "I was there" })]);
      expect(taken).toBe("ok");
      const [record] = (await recordsOf(input.teeTimeId)).filter(({ id }) => id === recordId);
      expect(record?.kind).toBe("showed-up");
      expect(record?.disputedAt === null).toBe(record?.decision === null);
    }
  });

  test("is settled by the first of two admins", async () => {
    const admins = await world.golfers([{ isAdmin: true }, { isAdmin: true }]);
    const { host, absent, witnesses, input } = await aMarkedRound();
    await markNoShow(host, input);
    await answerNoShow(one(witnesses.slice(0, 1)), { ...input, didCome: false });
    const [entry] = (await recordsOf(input.teeTimeId)).filter(({ userId }) => userId === absent.viewer.id);
    const recordId = entry?.id ?? "";
    await disputeEntry(absent, { recordId, words: "I was there" });
    const ends = await outcomes(
      admins.map(({ id }, index) =>
        settleDispute(world.as({ id, isAdmin: true }), {
          recordId,
          decision: index === 0 ? "kept" : "removed",
          reason: "We asked the others",
        }),
      ),
    );
    expect(ends.sort()).toEqual(["This dispute is settled already", "ok"]);
    expect((await world.notificationsFor(absent.viewer)).filter((kind) => kind === "record-settled")).toHaveLength(1);
  });
});
