/** @module-tag dialect */
import { guestRequests, teeTimeParticipants } from "@fourball/db/schema/index";
import { ANSWER_STATISTICS_OF } from "@fourball/domain/participation/answer-statistics";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { NOW, testWorld } from "../../testing.ts";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { undoGuestDecision } from "../guest/undo-guest-decision.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { handOver } from "../tee-time/hand-over.ts";
import { acceptOffer } from "../tee-time/waitlist/accept-offer.ts";
import { joinWaitlist } from "../tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { decideParticipation } from "./decide-participation.ts";
import { undoDecision } from "./undo-decision.ts";

const world = testWorld();
type Golfer = Awaited<ReturnType<typeof world.golfer>>;
let host: Golfer;

beforeEach(async () => {
  host = await world.golfer();
});

const minutesBefore = (moment: Temporal.Instant, minutes: number): Date =>
  new Date(moment.subtract({ minutes: Math.round(minutes) }).epochMilliseconds);

type GameOptions = Parameters<typeof world.teeTime>[0];
type RequestTimes = Partial<Pick<typeof teeTimeParticipants.$inferInsert, "status" | "answeredAt" | "answerDueAt" | "expiredAt">>;

/** A request to a game of the host, made so long ago. */
async function request(requestedAt: Date, times: RequestTimes, game: GameOptions = {}) {
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id, ...game });
  const id = await world.request({ id: teeTimeId }, await world.golfer());
  await world.db
    .update(teeTimeParticipants)
    .set({ joinedAt: requestedAt, ...times })
    .where(eq(teeTimeParticipants.id, id));
  return { teeTimeId, id };
}

/** A request that was answered after so many minutes. */
const answered = (minutes: number, { daysAgo = 7, of = host }: { daysAgo?: number; of?: Golfer } = {}) => {
  const answeredAt = NOW.subtract({ hours: 24 * daysAgo });
  const times = { status: "declined", answeredAt: minutesBefore(answeredAt, 0) } as const;
  return request(minutesBefore(answeredAt, minutes), times, { hostId: of.id, teeOffAt: minutesBefore(answeredAt, -60) });
};

/** A request whose time to answer is over. */
const unanswered = (game: GameOptions = {}) => request(minutesBefore(NOW, 600), { answerDueAt: minutesBefore(NOW, 60) }, game);

const answeredAll = async (minutes: number[]) => {
  for (const each of minutes) await answered(each);
};

async function answersShown(game: GameOptions = {}, viewer?: Golfer) {
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id, ...game });
  return (await getTeeTime(world.as(viewer ?? (await world.golfer())), { teeTimeId })).hostAnswers;
}

describe("how a host answers", () => {
  test("is the share of the requests that were answered, and the median of the time they waited", async () => {
    await answeredAll([5, 30, 200, 4000]);
    await unanswered();
    const answers = { percent: 80, medianMinutes: 115 };
    expect(await answersShown()).toEqual(answers);
    expect(await getProfile(world.anonymous(), { userId: host.id })).toMatchObject({ answers });
  });

  test("isn't known from four requests", async () => {
    await answeredAll([5, 5, 5]);
    await unanswered();
    expect(await answersShown()).toBeNull();
    expect(await getProfile(world.anonymous(), { userId: host.id })).toMatchObject({ answers: null });
    await unanswered();
    expect(await answersShown()).toEqual({ percent: 60, medianMinutes: 5 });
  });

  test("doesn't count requests of long ago, nor those to other hosts", async () => {
    await answeredAll([5, 5, 5, 5]);
    await answered(5, { daysAgo: ANSWER_STATISTICS_OF.days });
    await answered(5, { of: await world.golfer() });
    expect(await answersShown()).toBeNull();
  });

  test("counts a request that expired unanswered", async () => {
    await answeredAll([5, 5, 5, 5]);
    await request(minutesBefore(NOW, 600), { expiredAt: minutesBefore(NOW, 60) }, { teeOffAt: minutesBefore(NOW, 60) });
    expect(await answersShown()).toEqual({ percent: 80, medianMinutes: 5 });
  });

  test("doesn't count a request that may still be answered, to a full game, or to one that was cancelled", async () => {
    await answeredAll([5, 5, 5, 5, 5]);
    await request(minutesBefore(NOW, 10), { answerDueAt: minutesBefore(NOW, -60) });
    const full = await unanswered({ totalSlots: 2 });
    await world.request({ id: full.teeTimeId }, await world.golfer(), "confirmed");
    const cancelled = await unanswered();
    await cancelTeeTime(world.as(host), { teeTimeId: cancelled.teeTimeId });
    expect(await answersShown()).toEqual({ percent: 100, medianMinutes: 5 });
  });

  test("counts guests, answered or not", async () => {
    await answeredAll([5, 5, 5]);
    const game = await world.teeTime({ hostId: host.id });
    const guest = { teeTimeId: game.id, guestName: "Robin Vale", createdAt: minutesBefore(NOW, 10) };
    await world.guestRequest({ ...guest, guestEmail: "robin@example.com", answeredAt: minutesBefore(NOW, 0) });
    await world.guestRequest({ ...guest, guestEmail: "kim@example.com", answerDueAt: minutesBefore(NOW, 5) });
    expect(await answersShown()).toEqual({ percent: 80, medianMinutes: 5 });
  });

  test("is shown on games that can be asked to join, and to those who have asked", async () => {
    await answeredAll([5, 5, 5, 5, 5]);
    expect(await answersShown()).not.toBeNull();
    expect(await answersShown({}, host)).toBeNull();
    expect(await answersShown({ teeOffAt: minutesBefore(NOW, 1) })).toBeNull();
    const full = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const [player, asking] = [await world.golfer(), await world.golfer()];
    await world.request(full, player, "confirmed");
    await world.request(full, asking);
    expect(await getTeeTime(world.as(asking), { teeTimeId: full.id })).toMatchObject({ hostAnswers: { percent: 100 } });
    for (const viewer of [player, await world.golfer()])
      expect(await getTeeTime(world.as(viewer), { teeTimeId: full.id })).toMatchObject({ hostAnswers: null });
  });

  test("isn't shown of a host with a private profile", async () => {
    host = await world.golfer({ publicProfile: false });
    await answeredAll([5, 5, 5, 5, 5]);
    expect(await answersShown()).toBeNull();
  });
});

describe("the time of an answer", () => {
  const timesOf = async (participantId: string) => {
    const [row] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, participantId));
    if (!row) throw new Error("no such request");
    return row;
  };

  async function aRequest() {
    const game = await world.teeTime({ hostId: host.id });
    return { game, participantId: await world.request(game, await world.golfer()) };
  }

  test.each(["confirmed", "declined"] as const)("is that of the first, %s", async (status) => {
    const { participantId } = await aRequest();
    await decideParticipation(world.as(host), { participantId, status });
    const { answeredAt } = await timesOf(participantId);
    expect(answeredAt).toBeInstanceOf(Date);
    await decideParticipation(world.as(host), { participantId, status: status === "declined" ? "confirmed" : "declined" });
    expect((await timesOf(participantId)).answeredAt).toEqual(answeredAt);
  });

  test("is that of the first for a guest too, unless it is undone", async () => {
    const game = await world.teeTime({ hostId: host.id });
    const guest = { teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" };
    const guestRequestId = await world.guestRequest(guest);
    const answeredAt = async () => (await world.db.select().from(guestRequests))[0]?.answeredAt;
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    const first = await answeredAt();
    expect(first).toBeInstanceOf(Date);
    await decideGuestRequest(world.as(host), { guestRequestId, status: "approved" });
    expect(await answeredAt()).toEqual(first);
    await undoGuestDecision(world.as(host), { guestRequestId });
    expect(await answeredAt()).toBeNull();
  });

  test("is forgotten with the answer that is undone", async () => {
    const { participantId } = await aRequest();
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await undoDecision(world.as(host), { participantId });
    expect(await timesOf(participantId)).toMatchObject({ answeredAt: null });
  });

  test("stays when a later decision is undone", async () => {
    const { participantId } = await aRequest();
    const answeredAt = minutesBefore(NOW, 600);
    await world.db
      .update(teeTimeParticipants)
      .set({ status: "declined", answeredAt })
      .where(eq(teeTimeParticipants.id, participantId));
    await decideParticipation(world.as(host), { participantId, status: "confirmed" });
    await undoDecision(world.as(host), { participantId });
    expect(await timesOf(participantId)).toMatchObject({ status: "pending", answeredAt });
  });

  test("isn't set by a cancellation or by tee-off", async () => {
    const [cancelled, expired] = [await aRequest(), await aRequest()];
    await cancelTeeTime(world.as(host), { teeTimeId: cancelled.game.id });
    world.clock.time = NOW.add({ hours: 24 });
    await runDueJobs(world.anonymous());
    expect(await timesOf(cancelled.participantId)).toMatchObject({ answeredAt: null });
    expect(await timesOf(expired.participantId)).toMatchObject({ answeredAt: null });
    expect((await timesOf(expired.participantId)).expiredAt).not.toBeNull();
  });

  test("isn't known of a game that was handed over", async () => {
    const { game, participantId } = await aRequest();
    await decideParticipation(world.as(host), { participantId, status: "declined" });
    const { updatedAt } = await timesOf(participantId);
    const heir = await world.request(game, await world.golfer(), "confirmed");
    await handOver(world.as(host), { teeTimeId: game.id, participantId: heir });
    expect(await timesOf(participantId)).toMatchObject({ answeredAt: null, updatedAt });
  });
});

describe("a golfer on the waitlist", () => {
  async function onWaitlist() {
    const game = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const playing = await world.golfer();
    await world.request(game, playing, "confirmed");
    const golfer = world.as(await world.golfer());
    const { id } = await joinWaitlist(golfer, { teeTimeId: game.id });
    await world.db
      .update(teeTimeParticipants)
      .set({ joinedAt: minutesBefore(NOW, 9000) })
      .where(eq(teeTimeParticipants.id, id));
    const opens = () => withdrawFromTeeTime(world.as(playing), { teeTimeId: game.id });
    return { game, golfer, id, opens };
  }

  test("is answered from when the spot was requested", async () => {
    await answeredAll([5, 5, 4000, 4000]);
    const { game, golfer, id, opens } = await onWaitlist();
    await opens();
    await acceptOffer(golfer, { teeTimeId: game.id });
    await decideParticipation(world.as(host), { participantId: id, status: "confirmed" });
    expect(await answersShown()).toEqual({ percent: 100, medianMinutes: 5 });
  });

  test("didn't ask, and so gets no answer", async () => {
    const { id, opens } = await onWaitlist();
    await opens();
    await decideParticipation(world.as(host), { participantId: id, status: "confirmed" });
    const [row] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, id));
    expect(row).toMatchObject({ status: "confirmed", answeredAt: null });
  });
});
