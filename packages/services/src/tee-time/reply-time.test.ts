import { guestRequests, teeTimeParticipants } from "@fourball/db/schema/index";
import { REPLY_TIME_OF } from "@fourball/domain/participation/reply-time";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { decideGuestRequest } from "../guest/decide-guest-request.ts";
import { undoGuestDecision } from "../guest/undo-guest-decision.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { undoDecision } from "../participation/undo-decision.ts";
import { NOW, testWorld } from "../testing.ts";
import { cancelTeeTime } from "./cancel-tee-time.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { handOver } from "./hand-over.ts";
import { acceptOffer } from "./waitlist/accept-offer.ts";
import { joinWaitlist } from "./waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "./withdraw-from-tee-time.ts";

const world = testWorld();
type Golfer = Awaited<ReturnType<typeof world.golfer>>;
let host: Golfer;

beforeEach(async () => {
  host = await world.golfer();
});

const minutesBefore = (moment: Temporal.Instant, minutes: number): Date =>
  new Date(moment.subtract({ minutes: Math.round(minutes) }).epochMilliseconds);

type Earlier = { daysAgo?: number; of?: Golfer };

/** A request to a game of the host that was answered after so many minutes. */
async function answered(minutes: number, { daysAgo = 7, of = host }: Earlier = {}) {
  const answeredAt = NOW.subtract({ hours: 24 * daysAgo });
  const game = await world.teeTime({ hostId: of.id, teeOffAt: minutesBefore(answeredAt, -60) });
  const id = await world.request(game, await world.golfer(), "declined");
  const times = { joinedAt: minutesBefore(answeredAt, minutes), answeredAt: minutesBefore(answeredAt, 0) };
  await world.db.update(teeTimeParticipants).set(times).where(eq(teeTimeParticipants.id, id));
}

const answeredAll = async (minutes: number[], earlier?: Earlier) => {
  for (const each of minutes) await answered(each, earlier);
};

type GameOptions = Parameters<typeof world.teeTime>[0];

async function replyTime(game: GameOptions = {}, viewer?: Golfer) {
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id, ...game });
  return (await getTeeTime(world.as(viewer ?? (await world.golfer())), { teeTimeId })).replyTime;
}

describe("how soon a host usually answers", () => {
  test.each([
    ["hour", [5, 20, 4000]],
    ["hours", [30, 200, 300]],
    ["day", [30, 600, 900]],
    ["days", [30, 3000, 4000]],
    [null, [30, 5000, 6000]],
  ] as const)("is the median of the answers: %s", async (time, minutes) => {
    await answeredAll([...minutes]);
    expect(await replyTime()).toBe(time);
  });

  test("isn't known from two answers", async () => {
    await answeredAll([5, 5]);
    expect(await replyTime()).toBeNull();
  });

  test("counts the latest answers only", async () => {
    await answeredAll(Array.from({ length: REPLY_TIME_OF.answersMax }, () => 5));
    await answeredAll(
      Array.from({ length: REPLY_TIME_OF.answersMax + 1 }, () => 4000),
      { daysAgo: 20 },
    );
    expect(await replyTime()).toBe("hour");
  });

  test("doesn't count answers of long ago, nor those of other hosts", async () => {
    await answeredAll([5, 5]);
    await answered(5, { daysAgo: REPLY_TIME_OF.days + 1 });
    await answered(5, { of: await world.golfer() });
    expect(await replyTime()).toBeNull();
  });

  test("counts answers to guests", async () => {
    await answeredAll([4000, 5]);
    const game = await world.teeTime({ hostId: host.id });
    const times = { createdAt: minutesBefore(NOW, 10), answeredAt: minutesBefore(NOW, 0) };
    await world.guestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com", ...times });
    expect(await replyTime()).toBe("hour");
  });

  test("is shown on games that can be asked to join only", async () => {
    await answeredAll([5, 5, 5]);
    expect(await replyTime()).toBe("hour");
    expect(await replyTime({}, host)).toBeNull();
    expect(await replyTime({ teeOffAt: minutesBefore(NOW, 1) })).toBeNull();
    const full = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    const player = await world.golfer();
    await world.request(full, player, "confirmed");
    for (const viewer of [player, await world.golfer()])
      expect(await getTeeTime(world.as(viewer), { teeTimeId: full.id })).toMatchObject({ replyTime: null });
  });

  test("isn't shown of a host with a private profile", async () => {
    host = await world.golfer({ publicProfile: false });
    await answeredAll([5, 5, 5]);
    expect(await replyTime()).toBeNull();
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
    await answeredAll([5, 4000]);
    const { game, golfer, id, opens } = await onWaitlist();
    await opens();
    await acceptOffer(golfer, { teeTimeId: game.id });
    await decideParticipation(world.as(host), { participantId: id, status: "confirmed" });
    expect(await replyTime()).toBe("hour");
  });

  test("didn't ask, and so gets no answer", async () => {
    const { id, opens } = await onWaitlist();
    await opens();
    await decideParticipation(world.as(host), { participantId: id, status: "confirmed" });
    const [row] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, id));
    expect(row).toMatchObject({ status: "confirmed", answeredAt: null });
  });
});
