import { attendanceRecords, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { testWorld } from "../../testing.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { listParticipants } from "../tee-time/list-participants.ts";
import { answerPlaying, openPlaying } from "./answer-playing.ts";

const world = testWorld();
/** Half past seven tomorrow in California. */
const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");
const visitor = () => world.anonymous();

/** Jonas plays in Maya's game and was mailed the question of the day before. */
async function aMailedQuestion(email = "jonas@example.com") {
  const [maya, jonas] = await world.golfers([{ firstName: "Maya" }, { firstName: "Jonas", email }]);
  if (!maya || !jonas) throw new Error("two golfers were made");
  const course = await world.course({ name: `Cypress Hollow of ${email}` });
  const { id: teeTimeId } = await world.teeTime({ hostId: maya.id, courseId: course.id });
  await world.request({ id: teeTimeId }, jonas, "confirmed");
  world.clock.time = TEE_OFF.subtract({ hours: 23 });
  await runDueJobs(world.anonymous());
  await world.settled();
  await world.post();
  const mail = one(world.mails.filter(({ to }) => to === email));
  const token = /\/still-playing#token=([\w.-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error("the mail has a link to answer");
  const seenByHost = async () => (await listParticipants(world.as(maya), { teeTimeId })).map(({ playing }) => playing);
  return { maya, jonas, teeTimeId, token, seenByHost };
}

describe("the link in the mail of the day before", () => {
  test("shows the question to a visitor, and changes nothing by being opened", async () => {
    const { token, seenByHost } = await aMailedQuestion();
    expect(await openPlaying(visitor(), { token })).toEqual({
      hostName: "Maya",
      courseName: "Cypress Hollow of jonas@example.com",
      date: "2026-06-12",
      time: "07:30",
      timeZone: "America/Los_Angeles",
      hasSaidYes: false,
      isLate: true,
    });
    expect(await seenByHost()).toEqual(["asked"]);
  });

  test("says yes without signing in, and again", async () => {
    const { token, seenByHost } = await aMailedQuestion();
    for (const _ of ["once", "again"])
      expect(await answerPlaying(visitor(), { token, isPlaying: true })).toEqual({ isPlaying: true });
    expect(await seenByHost()).toEqual(["confirmed"]);
    expect(await openPlaying(visitor(), { token })).toMatchObject({ hasSaidYes: true });
  });

  test("says no: the golfer leaves, the host hears of it, and it is on the record as from the app", async () => {
    const { maya, jonas, teeTimeId, token } = await aMailedQuestion();
    await answerPlaying(visitor(), { token, isPlaying: true });
    await answerPlaying(visitor(), { token, isPlaying: false });
    expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, teeTimeId))).toBe(0);
    expect(await world.notificationsFor(maya)).toContain("join-withdrawn");
    const record = await world.db.select().from(attendanceRecords).where(eq(attendanceRecords.userId, jonas.id));
    expect(one(record).kind).toBe("late-withdrawal");
    await expect(openPlaying(visitor(), { token })).rejects.toThrow("This link no longer works");
    await expect(answerPlaying(visitor(), { token, isPlaying: true })).rejects.toThrow("This link no longer works");
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof aMailedQuestion>>) => Promise<unknown>]>([
    [
      "the game moved to another course",
      async ({ maya, teeTimeId }) => editTeeTime(world.as(maya), { teeTimeId, courseId: (await world.course()).id }),
    ],
    ["the game moved", ({ maya, teeTimeId }) => editTeeTime(world.as(maya), { teeTimeId, time: "09:30" })],
    [
      "the host removed the player",
      async ({ maya, teeTimeId }) => {
        const { id } = one(await listParticipants(world.as(maya), { teeTimeId }));
        await decideParticipation(world.as(maya), { participantId: id, status: "declined" });
      },
    ],
    ["the game was cancelled", () => world.db.update(teeTimes).set({ status: "cancelled" })],
    ["the game started", async () => (world.clock.time = TEE_OFF)],
    [
      "the golfer was suspended",
      ({ jonas }) => world.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, jonas.id)),
    ],
  ])("no longer works once %s", async (_, happens) => {
    const scene = await aMailedQuestion();
    await happens(scene);
    await expect(openPlaying(visitor(), scene)).rejects.toThrow("This link no longer works");
    await expect(answerPlaying(visitor(), { ...scene, isPlaying: false })).rejects.toThrow("This link no longer works");
  });

  test("works for no other player", async () => {
    const { token } = await aMailedQuestion();
    const other = await aMailedQuestion("another@example.com");
    const [id] = other.token.split(".");
    const [, secret] = token.split(".");
    for (const guessed of [`${id}.${secret}`, `${id}`, `${id}.`, "x", "."])
      await expect(answerPlaying(visitor(), { token: guessed, isPlaying: false })).rejects.toThrow("This link no longer works");
  });
});
