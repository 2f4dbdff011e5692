import { fillMessages, golferBlocks, teeTimes, users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { one } from "../../testing/one.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { NOW, testWorld } from "../../testing.ts";
import { answerFillByLink } from "./answer-fill.ts";
import { getFill, openFill } from "./get-fill.ts";
import { planFill } from "./plan-fill.ts";
import { stopFill } from "./start-fill.ts";

const world = testWorld();
const { aGame, aGolfer, partnersOf, start, writtenTo, fillOf, runJobsAt, aFill } = fillScene(world);

describe("starting to fill a spot", () => {
  test("writes to the first wave at once, and to each further one later", async () => {
    const { teeTimeId, host } = await aFill();
    const waves = [(await writtenTo(teeTimeId)).length];
    for (let next = await fillOf(teeTimeId); next.nextWaveAt; next = await fillOf(teeTimeId)) {
      await runJobsAt(Temporal.Instant.fromEpochMilliseconds(next.nextWaveAt.getTime() - 1000));
      expect(await writtenTo(teeTimeId)).toHaveLength(waves.reduce((sum, count) => sum + count, 0));
      await runJobsAt(Temporal.Instant.fromEpochMilliseconds(next.nextWaveAt.getTime()));
      waves.push((await writtenTo(teeTimeId)).length - waves.reduce((sum, count) => sum + count, 0));
    }
    expect(waves).toEqual([2, 3, 1]);
    expect((await getFill(host, { teeTimeId })).fill).toMatchObject({ sent: 6, endReason: "used-up", nextWaveAt: null });
  });

  test.each<[string, Partial<typeof teeTimes.$inferInsert>, string]>([
    ["more than two days before tee-off", { date: "2026-06-20" }, "You can do this from 48 hours before tee-off"],
    ["in the last minutes", { date: "2026-06-11", time: "08:30" }, "It's too close to tee-off for this"],
    ["of a game that has started", { date: "2026-06-11", time: "07:30" }, "This tee time has already started"],
    ["of a full game", { totalSlots: 2 }, "No spots left"],
    ["of a cancelled game", { status: "cancelled" }, "This tee time was cancelled"],
  ])("is refused %s", async (_, changes, message) => {
    const { host, teeTimeId } = await aGame(changes);
    await partnersOf(host, 1);
    await expect(start(host, teeTimeId)).rejects.toThrow(message);
  });

  test("is refused to others, while it runs, without anybody to write to, and with a request that waits for the spot", async () => {
    const { game, host, player, teeTimeId } = await aGame();
    await expect(start(host, teeTimeId)).rejects.toThrow("There's no golfer to write to right now");
    await partnersOf(host, 6);
    await expect(start(player, teeTimeId)).rejects.toThrow("Only the host can do this");
    await expect(planFill(world.as(player), { teeTimeId, mode: "first-come" })).rejects.toThrow("Only the host can do this");
    await start(host, teeTimeId);
    await expect(start(host, teeTimeId)).rejects.toThrow("Golfers are already being asked");
    await stopFill(world.as(host), { teeTimeId });
    await world.request(game, await aGolfer());
    await expect(start(host, teeTimeId)).rejects.toThrow("No spots left");
  });

  test("a host who stops has no further golfer written to, and may start again", async () => {
    const { host, teeTimeId } = await aFill();
    expect(await stopFill(host, { teeTimeId })).toMatchObject({ endReason: "stopped", sent: 2 });
    expect(await stopFill(host, { teeTimeId })).toMatchObject({ endReason: "stopped" });
    await runJobsAt(NOW.add({ hours: 5 }));
    const before = await writtenTo(teeTimeId);
    expect(before).toHaveLength(2);
    await start({ id: host.viewer.id }, teeTimeId);
    const after = await writtenTo(teeTimeId);
    expect(after).toHaveLength(4);
    expect(new Set(after).size).toBe(4);
  });
});

describe("a message about an open spot", () => {
  test("says in the mail why it comes, and its link answers without signing in", async () => {
    const game = await aGame();
    const [partner] = await partnersOf(game.host, 1, { firstName: "Maya" });
    await start(game.host, game.teeTimeId);
    await world.post();
    const mail = one(world.mails.filter(({ to }) => to === partner?.email));
    expect(mail.subject).toMatch(/^A spot opened at 7:30 AM: Cypress Hollow .*, Fri, Jun 12$/);
    expect(mail.text.replace(/\s+/g, " ")).toContain("You're asked because you and Hana Number");
    expect(mail.headers?.["List-Unsubscribe"]).toContain("/OpenSpots");
    const token = /\/fill-spot#token=([\w.-]+)/.exec(mail.text)?.[1] ?? "";
    expect(await openFill(world.anonymous(), { token })).toMatchObject({ hostName: "Hana", isGone: false, answer: null });
    expect(await answerFillByLink(world.anonymous(), { token, isComing: true })).toMatchObject({ outcome: "requested" });
    expect(await world.notificationsFor(game.host)).toEqual(["join-requested"]);
    await world.db.update(teeTimes).set({ courseId: (await world.course()).id });
    await expect(openFill(world.anonymous(), { token })).rejects.toThrow("This link no longer works");
    await world.db.update(teeTimes).set({ courseId: game.courseId, teeOffAt: new Date("2026-06-12T16:00:00Z") });
    await expect(openFill(world.anonymous(), { token })).rejects.toThrow("This link no longer works");
    await expect(openFill(world.anonymous(), { token: `${token}x` })).rejects.toThrow("This link no longer works");
  });

  test("opens a private game to its golfer, and to no other", async () => {
    const game = await aGame({ isPublic: false });
    await partnersOf(game.host, 3);
    await start(game.host, game.teeTimeId);
    const written = await writtenTo(game.teeTimeId);
    const others = (await world.db.select({ id: users.id }).from(users)).filter(({ id }) => !written.includes(id));
    for (const id of written) expect(await getTeeTime(world.as({ id }), { teeTimeId: game.teeTimeId })).toBeDefined();
    const outside = others.filter(({ id }) => id !== game.host.id && id !== game.player.id);
    expect(outside).toHaveLength(1);
    for (const golfer of outside)
      await expect(getTeeTime(world.as(golfer), { teeTimeId: game.teeTimeId })).rejects.toThrow("Tee time not found");
  });

  test("about a private game lets the open screens of its golfer hear of changes", async () => {
    const game = await aGame({ isPublic: false });
    await partnersOf(game.host, 3);
    await start(game.host, game.teeTimeId);
    const written = await writtenTo(game.teeTimeId);
    world.events.length = 0;
    await editTeeTime(world.as(game.host), { teeTimeId: game.teeTimeId, description: "Meet at the range" });
    const audience = world.events.flatMap((event) => (event.type === "tee-time-changed" ? (event.audience ?? []) : []));
    expect(audience.toSorted()).toEqual([game.host.id, game.player.id, ...written].sort());
  });

  test("is forgotten 30 days after the game, with the fill", async () => {
    const { teeTimeId } = await aFill();
    const rows = () => world.db.$count(fillMessages, eq(fillMessages.teeTimeId, teeTimeId));
    world.clock.time = Temporal.Instant.from("2026-07-12T14:00:00Z");
    await deleteOldData(world.anonymous());
    expect(await rows()).toBeGreaterThan(0);
    world.clock.time = Temporal.Instant.from("2026-07-13T14:00:00Z");
    await deleteOldData(world.anonymous());
    expect(await rows()).toBe(0);
  });

  test("is shown to its golfer, and the numbers to the host only", async () => {
    const { host, player, first, teeTimeId } = await aFill();
    expect(await getFill(first, { teeTimeId })).toMatchObject({
      fill: null,
      message: { hostName: "Hana", why: { reason: "partner", name: "Hana" }, isGone: false, promisedUntil: null },
    });
    expect(await getFill(host, { teeTimeId })).toMatchObject({ fill: { sent: 2, yes: 0 }, message: null });
    expect(await getFill(world.as(player), { teeTimeId })).toEqual({ fill: null, message: null });
  });

  test("never comes at night on the golfer's own clock, though it is day at the course", async () => {
    const { host, teeTimeId } = await aGame();
    // Half past five in the afternoon in Paris, when it starts at 8 in California: night from 9 PM there.
    const [european] = await partnersOf(host, 1, { timeZone: "Europe/Paris" });
    world.clock.time = NOW.add({ hours: 5 });
    await expect(start(host, teeTimeId)).resolves.toMatchObject({ nextWaveAt: "2026-06-12T05:00:00.000Z" });
    expect(await writtenTo(teeTimeId)).toEqual([]);
    await runJobsAt(Temporal.Instant.from("2026-06-12T04:59:00Z"));
    expect(await writtenTo(teeTimeId)).toEqual([]);
    await runJobsAt(Temporal.Instant.from("2026-06-12T05:00:00Z"));
    expect(await writtenTo(teeTimeId)).toEqual([european?.id]);
  });

  test("comes once a day and three times a week, whatever the games", async () => {
    const { host, teeTimeId } = await aGame({ date: "2026-06-12", time: "16:00" });
    const [partner] = await partnersOf(host, 1);
    const sentBefore = async (...hours: number[]) => {
      await world.db.delete(fillMessages);
      for (const ago of hours) {
        const other = await aGame({ date: "2026-06-01" });
        await world.db.execute(
          `insert into spot_fills (tee_time_id, mode, confirms_at_once, started_at, tee_off_at, ended_at, end_reason)
           values ('${other.teeTimeId}', 'first-come', false, now(), now(), now(), 'used-up')`,
        );
        await world.db.insert(fillMessages).values({
          teeTimeId: other.teeTimeId,
          userId: partner?.id ?? "",
          why: { reason: "partner" },
          rank: 0,
          sentAt: new Date(NOW.subtract({ hours: ago }).epochMilliseconds),
        });
      }
      const plan = await planFill(world.as(host), { teeTimeId, mode: "first-come" });
      return plan.waves.map(({ at }) => Math.round(NOW.until(at).total("hours")));
    };
    expect(await sentBefore(24)).toEqual([0]);
    expect(await sentBefore(20)).toEqual([4]);
    expect(await sentBefore(30, 60, 6 * 24)).toEqual([24]);
    expect(await sentBefore(30, 60, 7 * 24)).toEqual([0]);
    expect(await sentBefore(30, 60, 5 * 24)).toEqual([]);
  });

  test("is looked at again when its wave goes out", async () => {
    const { host, teeTimeId } = await aGame();
    const partners = await partnersOf(host, 4);
    await start(host, teeTimeId);
    const waiting = partners.map(({ id }) => id);
    const written = await writtenTo(teeTimeId);
    const [blocks, off] = waiting.filter((id) => !written.includes(id));
    await world.db.insert(golferBlocks).values({ blockerId: blocks ?? "", blockedId: host.id });
    await world.db
      .update(users)
      .set({ emailOpenSpots: false, pushOpenSpots: false })
      .where(eq(users.id, off ?? ""));
    await runJobsAt(NOW.add({ hours: 2 }));
    await runJobsAt(NOW.add({ hours: 3 }));
    expect(await writtenTo(teeTimeId)).toEqual(written);
    expect(await fillOf(teeTimeId)).toMatchObject({ endReason: "used-up" });
  });
});

describe("after downtime", () => {
  test("of several overdue waves only one goes out, and the next waits its pause", async () => {
    const { teeTimeId } = await aFill({ partners: 14 });
    const late = NOW.add({ hours: 8 });
    await runJobsAt(late);
    expect(await writtenTo(teeTimeId)).toHaveLength(2 + 3);
    await runJobsAt(late.add({ minutes: 1 }));
    expect(await writtenTo(teeTimeId)).toHaveLength(2 + 3);
    const { nextWaveAt } = await fillOf(teeTimeId);
    expect((nextWaveAt?.getTime() ?? 0) - late.epochMilliseconds).toBeGreaterThan(5 * 60_000);
  });

  test("what was overdue since the evening doesn't go out at night", async () => {
    const { teeTimeId } = await aFill({ partners: 5 });
    await runJobsAt(Temporal.Instant.from("2026-06-12T04:30:00Z"));
    expect(await writtenTo(teeTimeId)).toHaveLength(2);
  });

  test("the mail of a message that could not be sent in the evening waits for the morning", async () => {
    await aFill({ partners: 1 });
    const mailsAt = async (time: string) => {
      world.clock.time = Temporal.Instant.from(time);
      await world.db.execute(sql`update notification_deliveries set due_at = now() - interval '1 minute'`);
      await world.post();
      return world.mails.filter(({ subject }) => subject.startsWith("A spot opened")).length;
    };
    await world.post({ email: { send: () => Promise.reject(new Error("no mail server")) } });
    expect(await mailsAt("2026-06-12T04:01:00Z")).toBe(0);
    expect(await mailsAt("2026-06-12T14:00:00Z")).toBe(1);
  });
});
