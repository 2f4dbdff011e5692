import { attendanceRecords, changeAnswers, changeProposals, golfCourses } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import type { ProposeChangeInput } from "@fourball/domain/proposal/schema";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MemberContext } from "../../core/service-context.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { countUnreadNotifications } from "../../notification/count-unread-notifications.ts";
import { confirmedGame, OVER } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { joinWaitlist } from "../tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { answerProposal } from "./answer-proposal.ts";
import { decideProposal } from "./decide-proposal.ts";
import { getProposal } from "./get-proposal.ts";
import { proposeChange } from "./propose-change.ts";

const world = testWorld();

const NO_LONGER = "This change is no longer proposed";
/** An hour and a half before the game. */
const LATE = Temporal.Instant.from("2026-06-12T13:00:00Z");

/** A game tomorrow at 7:30 with Owen and Ines, which the host would move to 9:10. */
async function aProposal(change: Omit<ProposeChangeInput, "teeTimeId"> = { time: "09:10" }) {
  const { teeTimeId, host, players } = await confirmedGame(world, { game: { totalSlots: 3 } });
  const [owen, ines] = players;
  if (!owen || !ines) throw new Error("two players were made");
  const { proposal } = await proposeChange(host, { teeTimeId, ...change });
  if (!proposal) throw new Error("the change is proposed");
  const input = { teeTimeId, proposalId: proposal.id };
  return {
    teeTimeId,
    host,
    owen,
    ines,
    proposal,
    answer: (as: MemberContext, isIn: boolean) => answerProposal(as, { ...input, isIn }),
    decide: (isMade: boolean) => decideProposal(host, { ...input, isMade }),
    game: (as = host) => getTeeTime(as, { teeTimeId }),
  };
}

const kindsFor = async (as: MemberContext) =>
  (await world.notificationsFor(as.viewer)).filter((kind) => kind.startsWith("change") || kind === "tee-time-edited");

describe("a proposed change", () => {
  test("is shown to the players with old and new, and changes nothing yet", async () => {
    const { teeTimeId, owen, ines, game } = await aProposal();
    const { proposal } = await getProposal(owen, { teeTimeId });
    expect(proposal).toMatchObject({
      before: { date: "2026-06-12", time: "07:30" },
      after: { date: "2026-06-12", time: "09:10" },
      players: [
        { userId: owen.viewer.id, isIn: null },
        { userId: ines.viewer.id, isIn: null },
      ],
    });
    expect(await game()).toMatchObject({ time: "07:30" });
    expect(await kindsFor(owen)).toEqual(["change-proposed"]);
  });

  test("takes effect with the last answer", async () => {
    const { teeTimeId, owen, ines, answer, game } = await aProposal();
    expect((await answer(owen, true)).proposal?.players.map(({ isIn }) => isIn)).toEqual([true, null]);
    expect(await game()).toMatchObject({ time: "07:30" });
    expect((await answer(ines, true)).proposal).toBeNull();
    expect(await game(owen)).toMatchObject({ time: "09:10", confirmedCount: 2, viewerStatus: "confirmed" });
    expect(await kindsFor(owen)).toContain("tee-time-edited");
    expect((await getProposal(owen, { teeTimeId })).proposal).toBeNull();
  });

  test("is no longer new to a player who has answered", async () => {
    const { owen, ines, answer } = await aProposal();
    expect(await countUnreadNotifications(owen)).toMatchObject({ unread: 1 });
    await answer(owen, false);
    expect(await countUnreadNotifications(owen)).toMatchObject({ unread: 0 });
    expect(await countUnreadNotifications(ines)).toMatchObject({ unread: 1 });
  });

  test("lets a player leave who can't make it, without a mark, and offers the spot on", async () => {
    world.clock.time = LATE;
    const { teeTimeId, host, owen, ines, answer, game } = await aProposal();
    const next = world.as(await world.golfer());
    await joinWaitlist(next, { teeTimeId });
    await answer(owen, false);
    expect(await kindsFor(host)).toEqual(["change-refused"]);
    expect(await game(owen)).toMatchObject({ viewerStatus: "confirmed", time: "07:30" });
    await answer(ines, true);
    expect(await game(owen)).toMatchObject({ viewerStatus: null, time: "09:10", confirmedCount: 1 });
    expect(await kindsFor(owen)).toContain("change-left");
    expect(await world.notificationsFor(next.viewer)).toContain("spot-offered");
    world.clock.time = OVER.add({ hours: 3 });
    await runDueJobs(world.anonymous());
    expect(await world.db.$count(attendanceRecords, eq(attendanceRecords.userId, owen.viewer.id))).toBe(0);
  });

  test("excuses a player who leaves after it, also one who was still in", async () => {
    world.clock.time = LATE;
    const { teeTimeId, owen, ines, answer } = await aProposal();
    await answer(owen, true);
    await answer(ines, true);
    await withdrawFromTeeTime(owen, { teeTimeId });
    const [record] = await world.db.select().from(attendanceRecords).where(eq(attendanceRecords.userId, owen.viewer.id));
    expect(record).toMatchObject({ kind: "late-withdrawal", excuse: "changed" });
  });

  test("can be answered differently until it takes effect; the host hears of a no that stays", async () => {
    const { host, owen, ines, answer, game } = await aProposal();
    await answer(owen, false);
    await answer(owen, true);
    await answer(owen, true);
    await answer(ines, true);
    expect(await game(owen)).toMatchObject({ time: "09:10", viewerStatus: "confirmed" });
    await world.post();
    expect(world.mails.filter(({ subject }) => subject.includes("can't make the change"))).toEqual([]);
    expect(host.viewer.id).not.toBe(owen.viewer.id);
  });

  test("waits for the host when no player can make it", async () => {
    const { owen, ines, answer, decide, game } = await aProposal();
    await answer(owen, false);
    expect((await answer(ines, false)).proposal?.players.map(({ isIn }) => isIn)).toEqual([false, false]);
    await runDueJobs(world.anonymous());
    await world.settled();
    expect(await game()).toMatchObject({ time: "07:30", confirmedCount: 2 });
    await decide(false);
    expect(await game(owen)).toMatchObject({ time: "07:30", viewerStatus: "confirmed" });
  });

  test("is made or dropped by the host without the last answer", async () => {
    const made = await aProposal();
    await made.answer(made.owen, false);
    await made.decide(true);
    expect(await made.game(made.ines)).toMatchObject({ time: "09:10", viewerStatus: "confirmed", confirmedCount: 1 });
    const dropped = await aProposal();
    await dropped.answer(dropped.owen, false);
    await dropped.decide(false);
    expect(await dropped.game(dropped.owen)).toMatchObject({ time: "07:30", viewerStatus: "confirmed", confirmedCount: 2 });
    expect(await kindsFor(dropped.ines)).toContain("change-dropped");
    await expect(dropped.answer(dropped.ines, true)).rejects.toThrow(NO_LONGER);
  });

  test("moves the game to another course and day", async () => {
    const course = await world.course({ name: "Spyglass Hill" });
    const { owen, ines, answer, game } = await aProposal({ courseId: course.id, date: "2026-06-20" });
    for (const player of [owen, ines]) await answer(player, true);
    expect(await game()).toMatchObject({ course: { name: "Spyglass Hill" }, date: "2026-06-20", time: "07:30" });
  });

  test("is one at a time: the next one is asked about anew", async () => {
    const { teeTimeId, host, owen, ines, answer, game } = await aProposal();
    await answer(owen, true);
    await proposeChange(host, { teeTimeId, time: "10:00" });
    await expect(answer(ines, true)).rejects.toThrow(NO_LONGER);
    const { proposal } = await getProposal(ines, { teeTimeId });
    expect(proposal?.players.map(({ isIn }) => isIn)).toEqual([null, null]);
    expect(await game()).toMatchObject({ time: "07:30" });
  });
});

describe("proposing a change", () => {
  test("is refused where nothing changes, no game can be, or there is no player to ask", async () => {
    const { teeTimeId, host } = await aProposal();
    await expect(proposeChange(host, { teeTimeId, time: "07:30" })).rejects.toThrow("Choose another date, time or course");
    await expect(proposeChange(host, { teeTimeId, date: "2026-06-01" })).rejects.toThrow("Tee time must be in the future");
    const alone = await confirmedGame(world, { players: 0 });
    await expect(proposeChange(alone.host, { teeTimeId: alone.teeTimeId, time: "09:10" })).rejects.toThrow(
      "There are no players to ask",
    );
  });
});

describe("a proposal ends", () => {
  const ended = async ({ teeTimeId, ines }: Awaited<ReturnType<typeof aProposal>>) => {
    await runDueJobs(world.anonymous());
    expect(await world.db.$count(changeProposals)).toBe(0);
    return (await getProposal(ines, { teeTimeId })).proposal;
  };

  test("when the host changes or cancels the game", async () => {
    const edited = await aProposal();
    await editTeeTime(edited.host, { teeTimeId: edited.teeTimeId, time: "08:00" });
    await expect(edited.answer(edited.ines, true)).rejects.toThrow(NO_LONGER);
    expect(await ended(edited)).toBeNull();
    const cancelled = await aProposal();
    await cancelTeeTime(cancelled.host, { teeTimeId: cancelled.teeTimeId });
    expect(await ended(cancelled)).toBeNull();
  });

  test("at the earlier of both tee-offs", async () => {
    const proposed = await aProposal({ time: "06:30" });
    world.clock.time = Temporal.Instant.from("2026-06-12T13:30:00Z");
    await expect(proposed.answer(proposed.ines, true)).rejects.toThrow(NO_LONGER);
    expect(await ended(proposed)).toBeNull();
    expect(await proposed.game()).toMatchObject({ time: "07:30" });
  });

  test("when its course is archived", async () => {
    const course = await world.course();
    const proposed = await aProposal({ courseId: course.id });
    await world.db.update(golfCourses).set({ archivedAt: new Date() }).where(eq(golfCourses.id, course.id));
    await expect(proposed.answer(proposed.ines, true)).rejects.toThrow(NO_LONGER);
    expect(await ended(proposed)).toBeNull();
  });

  test("and is made, when the last player who hadn't answered leaves", { tags: "race" }, async () => {
    const { teeTimeId, owen, ines, answer, game } = await aProposal();
    await answer(owen, true);
    await withdrawFromTeeTime(ines, { teeTimeId });
    await Promise.all([1, 2, 3].map(() => runDueJobs(world.anonymous())));
    expect(await game(owen)).toMatchObject({ time: "09:10", confirmedCount: 1 });
    expect((await kindsFor(owen)).filter((kind) => kind === "tee-time-edited")).toHaveLength(1);
  });

  test("but waits for the host, when all players leave", async () => {
    const { teeTimeId, owen, ines, game, decide } = await aProposal();
    for (const player of [owen, ines]) await withdrawFromTeeTime(player, { teeTimeId });
    await runDueJobs(world.anonymous());
    expect(await game()).toMatchObject({ time: "07:30" });
    await decide(true);
    expect(await game()).toMatchObject({ time: "09:10" });
  });
});

test("at the same moment › answers, the host's decision and a withdrawal leave one game that all agree on", {
  tags: "race",
}, async () => {
  for (let round = 0; round < atScale({ embedded: 3, sample: 6, full: 60 }); round++) {
    const { teeTimeId, owen, ines, answer, decide, game } = await aProposal();
    await Promise.allSettled([
      answer(owen, true),
      answer(ines, false),
      decide(round % 2 === 0),
      withdrawFromTeeTime(owen, { teeTimeId }),
    ]);
    await runDueJobs(world.anonymous());
    const { confirmedCount, time } = await game();
    const own = [await game(owen), await game(ines)].map(({ viewerStatus }) => viewerStatus);
    expect(own.filter((status) => status === "confirmed")).toHaveLength(confirmedCount);
    expect(["07:30", "09:10"]).toContain(time);
    if (time === "09:10") expect(await world.db.$count(changeProposals, eq(changeProposals.teeTimeId, teeTimeId))).toBe(0);
  }
  expect(await world.db.$count(changeAnswers)).toBeLessThanOrEqual(2 * atScale({ embedded: 3, sample: 6, full: 60 }));
});
