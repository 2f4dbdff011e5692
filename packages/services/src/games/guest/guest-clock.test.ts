import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { listGuestRequests } from "./list-guest-requests.ts";
import { requestAsGuest } from "./request-as-guest.ts";
import { undoGuestDecision } from "./undo-guest-decision.ts";

const world = testWorld();

/** Half past seven tomorrow in California. */
const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");

const runJobsAt = async (time: Temporal.Instant) => {
  world.clock.time = time;
  await runDueJobs(world.anonymous());
  await world.settled();
};

describe("a guest's request", () => {
  async function guestAsks() {
    const host = await world.golfer();
    const { id: teeTimeId } = await world.teeTime({ hostId: host.id });
    const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
    await requestAsGuest(world.anonymous(), { teeTimeId, ...guest });
    const read = async () => (await listGuestRequests(world.as(host), { teeTimeId }))[0];
    return { host, teeTimeId, read };
  }

  test("has the same time to be answered as a golfer's, and its host is reminded once", async () => {
    const { host, read } = await guestAsks();
    expect((await read())?.answerDueAt).toBe("2026-06-11T21:00:00.000Z");
    await runJobsAt(NOW.add({ hours: 4, minutes: 29 }));
    expect(await world.notificationsFor(host)).toEqual(["guest-requested"]);
    for (const minutes of [30, 31]) await runJobsAt(NOW.add({ hours: 4, minutes }));
    expect(await world.notificationsFor(host)).toEqual(["guest-requested", "answer-due"]);
    await world.post();
    expect(world.mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Robin Vale is waiting for your reply: /),
    );
  });

  test("gets new time when the game moves or the answer is undone", async () => {
    const { host, teeTimeId, read } = await guestAsks();
    world.clock.time = NOW.add({ hours: 1 });
    await editTeeTime(world.as(host), { teeTimeId, time: "08:30" });
    expect((await read())?.answerDueAt).toBe("2026-06-11T22:00:00.000Z");
    const guestRequestId = (await read())?.id ?? "";
    await decideGuestRequest(world.as(host), { guestRequestId, status: "declined" });
    expect((await read())?.answerDueAt).toBeNull();
    world.clock.time = NOW.add({ hours: 2 });
    expect(await undoGuestDecision(world.as(host), { guestRequestId })).toMatchObject({
      answerDueAt: "2026-06-11T23:00:00.000Z",
    });
  });

  test("expires at tee-off, of which the guest is mailed once", async () => {
    const { teeTimeId } = await guestAsks();
    for (const minutes of [0, 1]) await runJobsAt(TEE_OFF.add({ minutes }));
    await world.post();
    const toGuest = world.mails.filter(({ to }) => to === "robin@example.com");
    expect(toGuest).toMatchObject([{ subject: expect.stringContaining("Your request expired") }]);
    expect(await storedTeeTime(world, { id: teeTimeId })).toMatchObject({ pendingCount: 0 });
  });
});
