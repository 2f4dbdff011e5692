import { attendanceRecords } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MemberContext } from "../../core/service-context.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { AT_7_12, aboutToStart, OVER } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { answerNoShow } from "./answer-no-show.ts";
import { arrive } from "./arrive.ts";
import { disputeEntry } from "./dispute-entry.ts";
import { getOwnRecord } from "./get-own-record.ts";
import { getRoundAttendance } from "./get-round-attendance.ts";
import { markNoShow } from "./mark-no-show.ts";
import { takeBackNoShow } from "./take-back-no-show.ts";

const world = testWorld();

const say = (as: MemberContext, teeTimeId: string, at = world.clock.time) => arrive(as, { teeTimeId, at: at.toString() });

describe("the record of a player who was here", () => {
  async function overAfter(said: (game: Awaited<ReturnType<typeof aboutToStart>>) => Promise<unknown>) {
    const game = await aboutToStart(world);
    await said(game);
    world.clock.time = OVER;
    await runDueJobs(world.anonymous());
    return { ...game, input: { teeTimeId: game.teeTimeId, userId: game.owen.viewer.id } };
  }
  const withArrival = () => overAfter(({ owen, teeTimeId }) => say(owen, teeTimeId));
  const withoutSignal = () => overAfter(async () => undefined);
  const tapArrives = ({ owen, teeTimeId }: { owen: MemberContext; teeTimeId: string }) => say(owen, teeTimeId, AT_7_12);
  const stateOf = async (as: MemberContext) => (await getOwnRecord(as)).entries.map(({ kind, state }) => `${kind} ${state}`);

  test("has no no-show: the host reads when they said so", async () => {
    const { host, owen, teeTimeId, input } = await withArrival();
    await expect(markNoShow(host, input)).rejects.toMatchObject({
      code: "conflict",
      message: "Golfer said they were here at 7:12 AM",
    });
    expect((await getRoundAttendance(host, { teeTimeId })).players).toContainEqual(
      expect.objectContaining({ userId: owen.viewer.id, state: "none", arrivedAt: "2026-06-12T14:12:00.000Z" }),
    );
    expect(await stateOf(owen)).toEqual(["showed-up played"]);
  });

  test("loses the host's mark when the tap arrives late, and the others aren't asked any more", async () => {
    const game = await withoutSignal();
    const { host, owen, others, input } = game;
    const witness = one(others.slice(0, 1));
    await markNoShow(host, input);
    await tapArrives(game);
    expect((await getRoundAttendance(host, input)).players[0]).toMatchObject({ state: "arrived" });
    expect(await stateOf(owen)).toEqual(["showed-up played"]);
    await expect(answerNoShow(witness, { ...input, didCome: false })).rejects.toThrow("Another player has answered this already");
    await expect(markNoShow(host, input)).rejects.toThrow("They said they were here");
    await expect(takeBackNoShow(host, input)).rejects.toThrow("There's nothing to take back");
    expect(await world.notificationsFor(owen.viewer)).toEqual(["round-over"]);
  });

  test("loses a no-show that another player agreed to, disputed or not, and hears of it", async () => {
    for (const isDisputed of [false, true]) {
      const game = await withoutSignal();
      const { host, owen, others, input } = game;
      await markNoShow(host, input);
      await answerNoShow(one(others.slice(0, 1)), { ...input, didCome: false });
      const [entry] = (await getOwnRecord(owen)).entries;
      if (isDisputed) await disputeEntry(owen, { recordId: entry?.id ?? "", words: "I was there" });
      await tapArrives(game);
      world.clock.time = OVER.add({ hours: 24 * 4 });
      expect(await stateOf(owen)).toEqual(["showed-up played"]);
      expect(await world.notificationsFor(owen.viewer)).toContain("record-settled");
      const [record] = await world.db
        .select()
        .from(attendanceRecords)
        .where(eq(attendanceRecords.id, entry?.id ?? ""));
      expect(record?.disputedAt === null).toBe(record?.decision === null);
    }
  });

  test("is the same whichever comes first, the mark or the tap", { tags: "race" }, async () => {
    for (let round = 0; round < atScale({ embedded: 2, sample: 8, full: 30 }); round++) {
      const game = await withoutSignal();
      const { host, owen, input } = game;
      const [marked, tapped] = await Promise.allSettled([markNoShow(host, input), tapArrives(game)]);
      expect(tapped.status).toBe("fulfilled");
      if (marked.status === "rejected") expect(String(marked.reason)).toContain("said they were here at 7:12 AM");
      expect(await stateOf(owen)).toEqual(["showed-up played"]);
      const line = (await getProfile(world.anonymous(), { userId: owen.viewer.id })).attendance;
      expect(line).toBeNull();
    }
  });

  test("keeps an answer that another player gave for them", async () => {
    const game = await withoutSignal();
    await markNoShow(game.host, game.input);
    await answerNoShow(one(game.others.slice(0, 1)), { ...game.input, didCome: true });
    await tapArrives(game);
    expect((await getRoundAttendance(game.host, game.input)).players[0]).toMatchObject({ state: "denied" });
  });
});
