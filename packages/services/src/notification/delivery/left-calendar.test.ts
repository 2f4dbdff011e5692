import { notifications } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { answerProposal } from "../../games/proposal/answer-proposal.ts";
import { getProposal } from "../../games/proposal/get-proposal.ts";
import { proposeChange } from "../../games/proposal/propose-change.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { handOver } from "../../games/tee-time/hand-over.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { countUnreadNotifications } from "../count-unread-notifications.ts";
import { listNotifications } from "../list-notifications.ts";

const world = testWorld();

/** A golfer who has asked to join, and what the host answers. */
async function asking(settings: Parameters<typeof world.golfer>[0] = {}) {
  const host = world.as(await world.golfer());
  const golfer = await world.golfer(settings);
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  const participantId = await world.request({ id: teeTimeId }, golfer);
  const decide = (status: "confirmed" | "declined", id = participantId) =>
    decideParticipation(host, { participantId: id, status });
  const withdraw = () => withdrawFromTeeTime(world.as(golfer), { teeTimeId });
  return { host, golfer, teeTimeId, participantId, decide, withdraw };
}

/** Sends what waits, also what could still be undone. */
async function post() {
  await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '2 minutes'` });
  await world.post();
}

/** The calendar files in a golfer's mails so far, as the world's calendar writes them, with their methods. */
async function filesOf({ email }: { email: string }) {
  await post();
  return world.mails
    .filter(({ to }) => to === email)
    .flatMap(({ subject, attachments = [] }) =>
      attachments.map(({ contentType, content }) => {
        const [event]: RoundEvent[] = JSON.parse(String(content));
        const about = subject.split(":")[0];
        return { about, method: contentType.split("method=")[1], time: event?.time, sequence: event?.sequence };
      }),
    );
}

const published = { about: "You're in", method: "PUBLISH", time: "07:30", sequence: 0 };
const left = { about: "You've left the game", method: "CANCEL", time: "07:30" };

describe("the calendar of a golfer who withdraws", () => {
  test("cancels the round that came by mail, and takes it again after another approval", async () => {
    const { golfer, teeTimeId, decide, withdraw } = await asking();
    await decide("confirmed");
    expect(await filesOf(golfer)).toMatchObject([{ method: "PUBLISH", sequence: 0 }]);
    await withdraw();
    expect((await filesOf(golfer))[1]).toEqual({ ...left, sequence: 1 });
    const { id } = await joinTeeTime(world.as(golfer), { teeTimeId });
    await decide("confirmed", id);
    expect((await filesOf(golfer))[2]).toEqual({ ...published, about: expect.any(String), sequence: 2 });
    await withdraw();
    expect((await filesOf(golfer))[3]).toEqual({ ...left, sequence: 3 });
  });

  test("learns no time from the cancellation that was set after that", async () => {
    const { host, golfer, teeTimeId, decide, withdraw } = await asking();
    await decide("confirmed");
    await post();
    await withdraw();
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    expect((await filesOf(golfer))[1]).toMatchObject({ method: "CANCEL", time: "07:30" });
  });

  test("cancels a round that only came with a change of it", async () => {
    const { host, golfer, teeTimeId, decide, withdraw } = await asking({ emailRequestApprovals: false });
    await decide("confirmed");
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    await post();
    await withdraw();
    expect(await filesOf(golfer)).toMatchObject([{ method: "PUBLISH" }, { method: "CANCEL", time: "09:00" }]);
  });

  test("gets nothing where no mail had the round", async () => {
    const { host, golfer, teeTimeId, decide, withdraw } = await asking();
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    await post();
    await decide("confirmed");
    await withdraw();
    expect(await filesOf(golfer)).toEqual([]);
    expect(world.mails.filter(({ to }) => to === golfer.email)).toHaveLength(1);
  });

  test("gets nothing where the round was cancelled in it already", async () => {
    const { golfer, decide, withdraw } = await asking();
    await decide("confirmed");
    await post();
    await decide("declined");
    await post();
    await decide("confirmed");
    await withdraw();
    expect(await filesOf(golfer)).toMatchObject([{ method: "PUBLISH" }, { about: "You're no longer in", method: "CANCEL" }]);
  });

  test("gets nothing from a golfer who turned these mails off", async () => {
    const { golfer, decide, withdraw } = await asking({ emailTeeTimeChanges: false });
    await decide("confirmed");
    await post();
    await withdraw();
    expect(await filesOf(golfer)).toMatchObject([{ method: "PUBLISH" }]);
  });

  test("keeps the round of a golfer who is in again before the mail is sent", async () => {
    const { golfer, teeTimeId, decide, withdraw } = await asking();
    await decide("confirmed");
    await post();
    await withdraw();
    const { id } = await joinTeeTime(world.as(golfer), { teeTimeId });
    await decide("confirmed", id);
    expect(await filesOf(golfer)).toMatchObject([
      { method: "PUBLISH", sequence: 0 },
      { method: "PUBLISH", sequence: 2 },
    ]);
  });

  test("is what the mail is for: the activity doesn't mention it", async () => {
    const { golfer, decide, withdraw } = await asking();
    await decide("confirmed");
    await post();
    await withdraw();
    const { items } = await listNotifications(world.as(golfer), {});
    expect(items.map(({ content }) => content.kind)).toEqual(["join-approved"]);
    expect(await countUnreadNotifications(world.as(golfer))).toMatchObject({ unread: 1 });
  });
});

describe("the calendar of a host who hands the game over", () => {
  test("cancels the round that came by mail", async () => {
    const { host, golfer, teeTimeId, participantId, decide } = await asking();
    const heir = await world.golfer();
    await decide("confirmed");
    await handOver(host, { teeTimeId, participantId });
    await post();
    const next = await world.request({ id: teeTimeId }, heir, "confirmed");
    await handOver(world.as(golfer), { teeTimeId, participantId: next });
    const [came, cancelled] = await filesOf(golfer);
    expect(came).toMatchObject({ method: "PUBLISH" });
    expect(cancelled).toMatchObject(left);
    expect(cancelled?.sequence).toBeGreaterThan(came?.sequence ?? Number.POSITIVE_INFINITY);
    expect(await filesOf(heir)).toMatchObject([{ method: "PUBLISH" }]);
  });

  test("gets nothing where no mail had the round", async () => {
    const { host, teeTimeId, participantId, decide } = await asking();
    await decide("confirmed");
    await post();
    await handOver(host, { teeTimeId, participantId });
    await post();
    expect(world.mails.filter(({ subject }) => subject.startsWith("You've left"))).toEqual([]);
  });
});

test("the calendar of a player who can't make a change cancels the round by the mail that says so", async () => {
  const { host, golfer, teeTimeId, decide } = await asking();
  await decide("confirmed");
  const other = await world.golfer();
  await world.request({ id: teeTimeId }, other, "confirmed");
  await post();
  await proposeChange(host, { teeTimeId, time: "09:10" });
  const { proposal } = await getProposal(world.as(golfer), { teeTimeId });
  const proposalId = proposal?.id ?? "";
  await answerProposal(world.as(golfer), { teeTimeId, proposalId, isIn: false });
  await answerProposal(world.as(other), { teeTimeId, proposalId, isIn: true });
  const files = await filesOf(golfer);
  expect(files).toMatchObject([{ sequence: 0 }, { about: "The game has moved without you", method: "CANCEL", time: "07:30" }]);
  const { id } = await joinTeeTime(world.as(golfer), { teeTimeId });
  await decide("confirmed", id);
  const again = (await filesOf(golfer))[2];
  expect(again).toMatchObject({ method: "PUBLISH", time: "09:10" });
  expect(again?.sequence).toBeGreaterThan(files[1]?.sequence ?? Number.POSITIVE_INFINITY);
});
