import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { listJoined } from "../../discover/dashboard/list-joined.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { handOver } from "../tee-time/hand-over.ts";
import { decideParticipation } from "./decide-participation.ts";

const world = testWorld();

/** A game with a golfer who is declined or removed, and hears of it in the lists of the dashboard and the export. */
async function declined({ isPublic, status = "pending" as const }: { isPublic: boolean; status?: "pending" | "confirmed" }) {
  const host = world.as(await world.golfer({ firstName: "Hana", passwordHash: "hashed a long walk" }));
  const course = await world.course({ name: "Cypress Hollow" });
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id, isPublic, courseId: course.id });
  const golfer = world.as(await world.golfer());
  const participantId = await world.request({ id: teeTimeId }, golfer.viewer, status);
  await decideParticipation(host, { participantId, status: "declined" });
  const known = async () => [(await listJoined(golfer))[0]?.teeTime, (await exportOwnData(golfer)).joined[0]?.teeTime];
  return { host, golfer, teeTimeId, participantId, known };
}

describe("a golfer declined by an unlisted game", () => {
  test.each(["pending", "confirmed"] as const)(
    "who was %s learns no new course, date, time or count of players",
    async (status) => {
      const { host, teeTimeId, known } = await declined({ isPublic: false, status });
      const before = await known();
      expect(before[0]).toMatchObject({ date: "2026-06-12", time: "07:30", course: { name: "Cypress Hollow" } });
      const { id: courseId } = await world.course({ name: "Elsewhere" });
      await editTeeTime(host, { teeTimeId, date: "2026-06-14", time: "09:00", courseId, moodEmoji: "🌅", totalSlots: 3 });
      await world.request({ id: teeTimeId }, await world.golfer(), "confirmed");
      expect(await known()).toEqual(before);
    },
  );

  test("doesn't learn of its cancellation", async () => {
    const { host, teeTimeId, known } = await declined({ isPublic: false });
    const before = await known();
    await cancelTeeTime(host, { teeTimeId });
    expect(await known()).toEqual(before);
  });

  test("is not sent hints of its changes", async () => {
    const { host, golfer, teeTimeId } = await declined({ isPublic: false });
    world.events.length = 0;
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    expect(JSON.stringify(world.events)).not.toContain(golfer.viewer.id);
  });

  test("doesn't learn its new host, but no longer reads the name of a host who closed the account", async () => {
    const { host, teeTimeId, known } = await declined({ isPublic: false });
    const successor = await world.golfer({ firstName: "Otto" });
    const participantId = await world.request({ id: teeTimeId }, successor, "confirmed");
    await handOver(host, { teeTimeId, participantId });
    for (const teeTime of await known()) expect(teeTime?.host.firstName).toBe("Hana");
    await deleteAccount(host, { password: "a long walk" });
    for (const teeTime of await known()) expect(teeTime?.host.firstName).toBeNull();
  });

  test("knows it as it is after being approved in the end", async () => {
    const { host, teeTimeId, participantId, known } = await declined({ isPublic: false });
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    await decideParticipation(host, { participantId, status: "confirmed" });
    for (const teeTime of await known()) expect(teeTime).toMatchObject({ time: "09:00" });
  });

  test("does not change what its host sees", async () => {
    const { host, teeTimeId, participantId } = await declined({ isPublic: false });
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    expect(await decideParticipation(host, { participantId, status: "declined" })).toMatchObject({ teeTime: { time: "09:00" } });
  });
});

describe("a golfer declined by a public game", () => {
  test("sees it as it is", async () => {
    const { host, teeTimeId, known } = await declined({ isPublic: true });
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    for (const teeTime of await known()) expect(teeTime).toMatchObject({ time: "09:00" });
  });
});
