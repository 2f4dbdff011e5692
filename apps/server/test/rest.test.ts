import { account } from "@fourball/domain/account/schema";
import { course } from "@fourball/domain/course/schema";
import { participation } from "@fourball/domain/participation/schema";
import { teeTimeCard, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { testClub } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const errorBody = z.object({ issues: z.array(z.object({ path: z.array(z.string()), message: z.string() })) });

test("the main job over the documented calls: register, host, ask, approve", async () => {
  await using server = await startTestServer(club);
  const { id: courseId } = await club.aCourse();
  const register = async (firstName: string) => {
    const answer = await server.call("/api/auth/register", {
      body: { email: `${firstName}@example.com`, password: "a long walk", firstName, lastName: "Lee" },
    });
    expect(answer.status).toBe(201);
    account.strict().parse(await answer.json());
    return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
  };
  const [host, golfer] = [await register("Maya"), await register("Jonas")];

  const created = await server.call("/api/tee-times", {
    body: { courseId, date: "2026-06-12", time: "07:30:00" },
    headers: host,
  });
  expect(created.status).toBe(201);
  const teeTime = teeTimeDetail.strict().parse(await created.json());
  expect(teeTime.time).toBe("07:30");

  const asked = await server.call(`/api/tee-times/${teeTime.id}/join`, { method: "POST", headers: golfer });
  expect(asked.status).toBe(201);
  const { id } = participation.strict().parse(await asked.json());

  const approved = await server.call(`/api/participants/${id}/status`, {
    method: "PATCH",
    body: { status: "confirmed" },
    headers: host,
  });
  expect(approved.status).toBe(200);
  const listed = await server.call("/api/tee-times", { headers: golfer });
  expect(
    teeTimeCard
      .strict()
      .array()
      .parse(await listed.json()),
  ).toMatchObject([{ confirmedCount: 1, viewerStatus: "confirmed" }]);
});

test("the list is a plain array; asked for pages it says how many there are and where it goes on", async () => {
  await using server = await startTestServer(club);
  const golfer = await club.aGolfer();
  for (const time of ["07:00", "08:00", "09:00"]) await club.aTeeTime({ time });
  const all = await server.call("/api/tee-times", { as: golfer });
  expect(await all.json()).toHaveLength(3);
  expect(all.headers.get("x-total-count")).toBeNull();

  const first = await server.call("/api/tee-times?limit=2", { as: golfer });
  expect(await first.json()).toHaveLength(2);
  expect(first.headers.get("x-total-count")).toBe("3");
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const second = await server.call(`/api/tee-times?limit=2&cursor=${cursor}`, { as: golfer });
  expect(await second.json()).toMatchObject([{ time: "09:00" }]);
  expect(second.headers.get("x-next-cursor")).toBeNull();
});

test("courses are public facts", async () => {
  await using server = await startTestServer(club);
  await club.aCourse({ name: "Cypress Hollow" });
  const answer = await server.call("/api/courses?q=cypress&limit=5");
  expect(
    course
      .strict()
      .array()
      .parse(await answer.json()),
  ).toHaveLength(1);
});

test.each([
  ["/api/tee-times/not-an-id", "GET", undefined, 404, "Tee time not found"],
  ["/api/tee-times/not-an-id/join", "POST", undefined, 404, "Tee time not found"],
  ["/api/participants/42/status", "PATCH", { status: "confirmed" }, 404, "Request not found"],
  ["/api/tee-times", "POST", { courseId: "x", date: "2026-06-12", time: "07:30" }, 404, "Course not found"],
  ["/api/tee-times", "POST", { date: "2026-06-12", time: "07:30" }, 400, "Golf course is required"],
  ["/api/nothing", "GET", undefined, 404, "Not found"],
  ["/api/tee-times?latitude=36.6", "GET", undefined, 400, "Latitude and longitude belong together"],
  ["/api/tee-times?limit=many", "GET", undefined, 400, "Must be a number"],
])("%s %s %j is answered %i %s", async (path, method, body, status, message) => {
  await using server = await startTestServer(club);
  const answer = await server.call(path, { method, body, as: await club.aGolfer() });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ message });
});

test("every wrong field is named, with the words that a form shows", async () => {
  await using server = await startTestServer(club);
  const { id: courseId } = await club.aCourse();
  const answer = await server.call("/api/tee-times", {
    body: { courseId, date: "2026-02-30", time: "", mood: "grumpy", totalSlots: 5 },
    as: await club.aGolfer(),
  });
  expect(answer.status).toBe(400);
  const { issues } = errorBody.parse(await answer.json());
  expect(issues.map(({ path }) => path.join("."))).toEqual(["date", "time", "totalSlots", "mood"]);
  expect(issues).toContainEqual({ path: ["time"], message: "Time is required" });
});

test("NUL bytes are refused, not stored and not a fault", async () => {
  await using server = await startTestServer(club);
  const { id: courseId } = await club.aCourse();
  const body = { courseId, date: "2026-06-12", time: "07:30", description: "a\u0000b" };
  expect((await server.call("/api/tee-times", { body, as: await club.aGolfer() })).status).toBe(400);
});

test("fields that are not the caller's to set are ignored", async () => {
  await using server = await startTestServer(club);
  const host = await club.aGolfer();
  const { id: courseId } = await club.aCourse();
  const stranger = await club.aGolfer();
  const answer = await server.call("/api/tee-times", {
    body: {
      courseId,
      date: "2026-06-12",
      time: "07:30",
      hostId: stranger.id,
      status: "completed",
      confirmedCount: 3,
      id: stranger.id,
    },
    as: host,
  });
  expect(await answer.json()).toMatchObject({ hostId: host.id, status: "active", confirmedCount: 0 });
});
