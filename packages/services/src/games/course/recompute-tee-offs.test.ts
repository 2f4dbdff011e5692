/** @module-tag dialect */
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { correctTeeOffs } from "./recompute-tee-offs.ts";

const world = testWorld();
const seen = (game: { id: string; hostId: string }) => getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id });
/** As the clocks were thought to be when the game was created. */
const aGameAt = async (date: string, teeOffAt: string) => world.teeTime({ date, time: "07:30", teeOffAt: new Date(teeOffAt) });

describe("games whose course has other clocks than when they were created", () => {
  test("are at the same local time after the start, and their calendars read them anew", async () => {
    const wrong = await aGameAt("2026-12-12", "2026-12-12T14:30:00Z");
    const right = await aGameAt("2026-12-12", "2026-12-12T15:30:00Z");
    await correctTeeOffs(world.anonymous());
    for (const game of [wrong, right])
      expect(await seen(game)).toMatchObject({ date: "2026-12-12", time: "07:30", teeOffAt: "2026-12-12T15:30:00.000Z" });
    const sequenceOf = async ({ id }: { id: string }) =>
      (await world.db.select().from(teeTimes).where(eq(teeTimes.id, id)))[0]?.calendarSequence;
    expect([await sequenceOf(wrong), await sequenceOf(right)]).toEqual([1, 0]);
    expect(world.events).toContainEqual(expect.objectContaining({ teeTimeId: wrong.id }));
    expect(world.events).not.toContainEqual(expect.objectContaining({ teeTimeId: right.id }));
  });

  test("stay as they were once they're played or cancelled", async () => {
    const played = await aGameAt("2026-06-01", "2026-06-01T13:30:00Z");
    const cancelled = await aGameAt("2026-12-12", "2026-12-12T14:30:00Z");
    await world.db.update(teeTimes).set({ status: "cancelled" }).where(eq(teeTimes.id, cancelled.id));
    await correctTeeOffs(world.anonymous());
    expect((await seen(played)).teeOffAt).toBe("2026-06-01T13:30:00.000Z");
    expect((await seen(cancelled)).teeOffAt).toBe("2026-12-12T14:30:00.000Z");
  });

  test("on a day when the clocks change, are left on either side of the change", async () => {
    for (const [time, teeOffAt] of [
      ["00:30", "2026-11-01T07:30:00.000Z"],
      ["07:30", "2026-11-01T15:30:00.000Z"],
    ] as const) {
      const game = await world.teeTime({ date: "2026-11-01", time });
      expect((await seen(game)).teeOffAt).toBe(teeOffAt);
      await correctTeeOffs(world.anonymous());
      expect((await seen(game)).teeOffAt).toBe(teeOffAt);
    }
    expect(world.events).toEqual([]);
  });

  test("are moved on many courses with many clocks", async () => {
    const zones = ["America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Chatham", "Australia/Lord_Howe"];
    for (const timeZone of zones) {
      const course = await world.course({ timeZone });
      await world.teeTime({ courseId: course.id, date: "2026-12-12", time: "07:30", teeOffAt: new Date("2026-12-12T07:30:00Z") });
    }
    await correctTeeOffs(world.anonymous());
    const rows = await world.db.select().from(teeTimes).innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId));
    for (const { tee_times: game, golf_courses: course } of rows) {
      const local = Temporal.Instant.fromEpochMilliseconds(game.teeOffAt.getTime()).toZonedDateTimeISO(course.timeZone);
      expect(local.toPlainDateTime().toString()).toBe("2026-12-12T07:30:00");
    }
  });
});
