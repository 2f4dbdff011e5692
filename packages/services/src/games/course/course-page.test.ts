import { coursePage } from "@fourball/domain/course-page/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { listCourseTeeTimes } from "../tee-time/list/list-course-tee-times.ts";
import { getCoursePage } from "./get-course-page.ts";

const world = testWorld();
const NO_COURSE = "00000000-0000-4000-8000-000000000099";

describe("the page of a course", () => {
  test("has exactly the wire shape, for strangers too", async () => {
    const { courseId } = await world.teeTime();
    const page = await getCoursePage(world.anonymous(), { courseId });
    expect(coursePage.strict().parse(page)).toEqual(page);
    const games = await listCourseTeeTimes(world.anonymous(), { courseId });
    expect(teeTimeCard.strict().array().parse(games)).toEqual(games);
  });

  test("names who hosts public games there, the most frequent first", async () => {
    const { id: courseId } = await world.course();
    const [regular, once, quiet, gone, suspended, secret, cancelled] = await world.golfers([
      {},
      {},
      { publicProfile: false },
      { deletedAt: new Date() },
      { suspendedAt: new Date() },
      {},
      {},
    ]);
    const hosts = [regular, regular, once, quiet, gone, suspended].flatMap((golfer) => (golfer ? [golfer.id] : []));
    for (const hostId of hosts) await world.teeTime({ courseId, hostId, status: "completed", date: "2026-06-01" });
    await world.teeTime({ courseId, ...(secret && { hostId: secret.id }), isPublic: false });
    await world.teeTime({ courseId, ...(cancelled && { hostId: cancelled.id }), status: "cancelled" });
    const page = await getCoursePage(world.anonymous(), { courseId });
    expect(page.hosts.map(({ id, gamesHere }) => [id, gamesHere])).toEqual([
      [regular?.id, 2],
      [once?.id, 1],
    ]);
  });

  test("lists its public games to come; who plays in them is for golfers", async () => {
    const { id: courseId } = await world.course();
    const listed = await world.teeTime({ courseId, description: "listed" });
    await world.request(listed, await world.golfer(), "confirmed");
    await world.teeTime({ description: "elsewhere" });
    for (const hidden of [{ date: "2026-06-10" }, { isPublic: false }, { status: "cancelled" as const }])
      await world.teeTime({ courseId, ...hidden });
    const strangers = await listCourseTeeTimes(world.anonymous(), { courseId });
    expect(strangers.map(({ description, players }) => [description, players.length])).toEqual([["listed", 0]]);
    const golfers = await listCourseTeeTimes(world.as(await world.golfer()), { courseId });
    expect(golfers[0]?.players).toHaveLength(1);
  });

  test("stays for an archived course, and is missing for an unknown one", async () => {
    const archived = await world.course({ archivedAt: new Date() });
    expect((await getCoursePage(world.anonymous(), { courseId: archived.id })).name).toBe(archived.name);
    for (const read of [getCoursePage, listCourseTeeTimes])
      await expect(read(world.anonymous(), { courseId: NO_COURSE })).rejects.toMatchObject({
        code: "not_found",
        message: "Course not found",
      });
  });
});
