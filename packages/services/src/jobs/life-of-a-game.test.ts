import { notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { say } from "../chat/say.ts";
import { getDashboardStats } from "../discover/dashboard/get-dashboard-stats.ts";
import { listHosted } from "../discover/dashboard/list-hosted.ts";
import { listJoined } from "../discover/dashboard/list-joined.ts";
import { getProfile } from "../discover/profile/get-profile.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../games/tee-time/edit-tee-time.ts";
import { getTeeTime } from "../games/tee-time/get-tee-time.ts";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { jobScene, OVER, TEE_OFF } from "../testing/scenes/job-scene.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../testing.ts";

const world = testWorld();

const { runJobsAt, aGame, countersOf } = jobScene(world);

describe("reminding the host", () => {
  test("happens once, after three quarters of the time to answer", async () => {
    const { host, asking, teeTimeId } = await aGame();
    await joinTeeTime(world.as(asking), { teeTimeId });
    await runJobsAt(NOW.add({ hours: 4, minutes: 29 }));
    expect(await world.notificationsFor(host)).not.toContain("answer-due");
    for (const minutes of [30, 31]) await runJobsAt(NOW.add({ hours: 4, minutes }));
    expect((await world.notificationsFor(host)).filter((kind) => kind === "answer-due")).toHaveLength(1);
  });

  test("starts over when the tee-off moves", async () => {
    const { host, asking, teeTimeId } = await aGame();
    expect((await joinTeeTime(world.as(asking), { teeTimeId })).answerDueAt).toBe("2026-06-11T21:00:00.000Z");
    await editTeeTime(world.as(host), { teeTimeId, date: "2026-06-20" });
    const [request] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, asking.id));
    expect(request?.answerDueAt?.toISOString()).toBe("2026-06-13T00:00:00.000Z");
  });
});

describe("a round reminder", () => {
  test("that waits while the tee-off moves isn't sent beside that of the new one", async () => {
    const { host, player, teeTimeId } = await aGame();
    await runJobsAt(TEE_OFF.subtract({ hours: 20 }));
    await editTeeTime(world.as(host), { teeTimeId, time: "09:00" });
    await world.post();
    await runJobsAt(TEE_OFF.subtract({ hours: 19 }));
    await world.post();
    const subjectsFor = ({ email }: { email: string }) =>
      world.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjectsFor(host)).toEqual([expect.stringMatching(/^Your game is coming up/)]);
    expect(subjectsFor(player).filter((subject) => subject.startsWith("Still playing?"))).toHaveLength(1);
  });

  test("goes to all players the day before and again within three hours of tee-off", async () => {
    const { host, player, asking, teeTime } = await aGame();
    await world.request(teeTime, asking);
    for (const hours of [23, 22, 3, 2]) await runJobsAt(TEE_OFF.subtract({ hours }));
    expect(await world.notificationsFor(host)).toEqual(["reminder", "reminder"]);
    expect(await world.notificationsFor(player)).toEqual(["still-playing", "reminder"]);
    expect(await world.notificationsFor(asking)).toEqual([]);
    const rows = await world.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, host.id))
      .orderBy(notifications.createdAt);
    expect(rows.map(({ content }) => content)).toMatchObject([
      { when: "day-before", writtenOn: "2026-06-11" },
      { when: "soon", writtenOn: "2026-06-12" },
    ]);
  });

  test("is sent again after the tee-off moved, but not to a host without players", async () => {
    const { host, player, teeTimeId } = await aGame();
    const alone = await world.teeTime();
    await runJobsAt(TEE_OFF.subtract({ hours: 20 }));
    await editTeeTime(world.as(host), { teeTimeId, time: "08:30" });
    await runJobsAt(TEE_OFF.subtract({ hours: 19 }));
    expect(await world.notificationsFor(player)).toEqual(["still-playing", "tee-time-edited", "still-playing"]);
    expect(await world.notificationsFor({ id: alone.hostId })).toEqual([]);
  });
});

describe("an unanswered request", () => {
  test("expires once at tee-off and no longer waits for the host", async () => {
    const { host, asking, teeTime } = await aGame();
    await world.request(teeTime, asking);
    for (const minutes of [0, 1]) await runJobsAt(TEE_OFF.add({ minutes }));
    expect(await world.notificationsFor(asking)).toEqual(["request-expired"]);
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ status: "active", confirmedCount: 1, pendingCount: 0 });
    expect((await getDashboardStats(world.as(host))).requestsWaiting).toBe(0);
  });
});

describe("completing a round", () => {
  test("happens five hours after tee-off, counts the round and asks players to rate it", async () => {
    const { host, player, asking, teeTime } = await aGame();
    await world.request(teeTime, asking);
    await runJobsAt(OVER.subtract({ seconds: 1 }));
    expect((await storedTeeTime(world, teeTime)).status).toBe("active");
    for (const hours of [3, 4]) await runJobsAt(OVER.add({ hours }));
    const stored = await storedTeeTime(world, teeTime);
    expect([stored.status, stored.completedAt?.toISOString()]).toEqual(["completed", "2026-06-12T19:30:00.000Z"]);
    expect(await countersOf(host)).toEqual({ hosted: 1, played: 0 });
    expect(await countersOf(player)).toEqual({ hosted: 0, played: 1 });
    expect(await countersOf(asking)).toEqual({ hosted: 0, played: 0 });
    for (const golfer of [host, player]) expect(await world.notificationsFor(golfer)).toEqual(["round-over"]);
  });

  test("counts nothing and asks for no rating when the host was alone", async () => {
    const teeTime = await world.teeTime();
    await runJobsAt(OVER);
    expect((await storedTeeTime(world, teeTime)).status).toBe("completed");
    expect(await countersOf({ id: teeTime.hostId })).toEqual({ hosted: 0, played: 0 });
    expect(await world.notificationsFor({ id: teeTime.hostId })).toEqual([]);
  });

  test("counts as hosted with a guest, without asking for a rating", async () => {
    const teeTime = await world.teeTime();
    const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", status: "approved" as const };
    await world.guestRequest({ teeTimeId: teeTime.id, ...guest });
    await runJobsAt(OVER);
    expect(await countersOf({ id: teeTime.hostId })).toEqual({ hosted: 1, played: 0 });
    expect(await world.notificationsFor({ id: teeTime.hostId })).toEqual([]);
  });

  test("does not apply to a cancelled game", async () => {
    const { host, teeTime, teeTimeId } = await aGame();
    await cancelTeeTime(world.as(host), { teeTimeId });
    await runJobsAt(OVER);
    expect((await storedTeeTime(world, teeTime)).status).toBe("cancelled");
    expect(await countersOf(host)).toEqual({ hosted: 0, played: 0 });
  });

  test("happens after weeks of downtime, without asking for ratings that are closed", async () => {
    const { host, player, asking, teeTime } = await aGame();
    await world.request(teeTime, asking);
    await runJobsAt(OVER.add({ hours: 24 * 15 }));
    const stored = await storedTeeTime(world, teeTime);
    expect([stored.status, stored.completedAt?.toISOString()]).toEqual(["completed", "2026-06-12T19:30:00.000Z"]);
    expect(await world.notificationsFor(asking)).toEqual(["request-expired"]);
    for (const golfer of [host, player]) expect(await world.notificationsFor(golfer)).toEqual([]);
  });

  test("happens on read when no job has run yet", async () => {
    const { host, player, teeTimeId } = await aGame();
    world.clock.time = OVER;
    expect((await getTeeTime(world.as(await world.golfer()), { teeTimeId })).status).toBe("completed");
    expect((await listHosted(world.as(host))).map(({ status }) => status)).toEqual(["completed"]);
    expect((await listJoined(world.as(player))).map(({ teeTime }) => teeTime.status)).toEqual(["completed"]);
  });

  test("is included in profile counts when no job has run yet", async () => {
    const { host, player } = await aGame();
    world.clock.time = OVER;
    expect(await getProfile(world.anonymous(), { userId: host.id })).toMatchObject({ gamesHosted: 1 });
    expect(await getProfile(world.anonymous(), { userId: player.id })).toMatchObject({ gamesPlayed: 1 });
  });
});

describe("a completed round", () => {
  test("keeps its chat open until two days after tee-off", async () => {
    const { player, teeTimeId } = await aGame();
    await runJobsAt(OVER);
    const words = { teeTimeId, message: "Same time next week?" };
    expect(await say(world.as(player), words)).toMatchObject({ message: words.message });
    world.clock.time = TEE_OFF.add({ hours: 48 });
    await expect(say(world.as(player), words)).rejects.toThrow("This chat is closed");
  });

  test("is neither edited, cancelled nor joined", async () => {
    const { host, asking, teeTimeId } = await aGame();
    await runJobsAt(OVER);
    for (const tries of [
      () => editTeeTime(world.as(host), { teeTimeId, totalSlots: 3 }),
      () => cancelTeeTime(world.as(host), { teeTimeId }),
      () => joinTeeTime(world.as(asking), { teeTimeId }),
    ])
      await expect(tries()).rejects.toThrow("This tee time has already started");
  });
});
