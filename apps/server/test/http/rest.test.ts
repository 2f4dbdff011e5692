import { teeTimes } from "@fourball/db/schema/index";
import { account } from "@fourball/domain/account/schema";
import { course } from "@fourball/domain/course/schema";
import { participation } from "@fourball/domain/participation/schema";
import { teeTimeCard, teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const errorBody = z.object({ issues: z.array(z.object({ path: z.array(z.string()), message: z.string() })) });

describe("REST", () => {
  test("covers registering, hosting, requesting and approving", async () => {
    await using server = await startTestServer(world);
    const { id: courseId } = await world.course();
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

  test("takes a request with friends, who count once it is approved", async () => {
    await using server = await startTestServer(world);
    const [host, golfer] = [await world.golfer(), await world.golfer()];
    const { id: teeTimeId } = await world.teeTime({ hostId: host.id, totalSlots: 3 });
    const join = (friends: unknown) => server.call(`/api/tee-times/${teeTimeId}/join`, { body: { friends }, as: golfer });
    for (const [friends, status, message] of [
      [["Robin", "Kim"], 409, "Only 2 spots are open: you can bring 1 friend"],
      [["Robin", "Kim", "Sam"], 400, "You can bring 2 friends at most"],
      [[" "], 400, "Name is required"],
    ] as const) {
      const refused = await join(friends);
      expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining({ message })]);
    }
    const asked = await join(["Robin Vale"]);
    expect(asked.status).toBe(201);
    const request = participation.strict().parse(await asked.json());
    expect(request.friends).toEqual(["Robin Vale"]);
    const body = { status: "confirmed" };
    const approved = await server.call(`/api/participants/${request.id}/status`, { method: "PATCH", body, as: host });
    expect(await approved.json()).toMatchObject({ friends: ["Robin Vale"], teeTime: { confirmedCount: 2 } });
  });

  test("creates once what is sent twice with the same Idempotency-Key", async () => {
    await using server = await startTestServer(world);
    const { id: courseId } = await world.course();
    const headers = { cookie: await server.signIn(await world.golfer()), "idempotency-key": "0b8d5f6e" };
    const create = (time: string) => server.call("/api/tee-times", { body: { courseId, date: "2026-06-12", time }, headers });
    const [first, second, other] = [await create("07:30"), await create("07:30"), await create("08:00")];
    expect([first.status, second.status, other.status]).toEqual([201, 201, 409]);
    expect(await second.json()).toEqual(await first.json());
    expect(await world.db.$count(teeTimes)).toBe(1);
  });

  test("lists the accounts for admins, up to 500 and then by cursor", async () => {
    await using server = await startTestServer(world);
    const admin = await world.golfer({ isAdmin: true });
    await world.golfers(Array.from({ length: 500 }, () => ({})));
    const accounts = z.array(z.object({ id: z.string() }));
    const first = await server.call("/api/admin/users", { as: admin });
    expect(first.headers.get("x-total-count")).toBe("501");
    const ids = accounts.parse(await first.json()).map(({ id }) => id);
    expect(ids).toHaveLength(500);
    const cursor = first.headers.get("x-next-cursor") ?? "";
    const last = await server.call(`/api/admin/users?cursor=${cursor}`, { as: admin });
    expect(last.headers.get("x-next-cursor")).toBeNull();
    const rest = accounts.parse(await last.json());
    expect(new Set([...ids, ...rest.map(({ id }) => id)]).size).toBe(501);
    expect((await server.call("/api/admin/users?cursor=7", { as: admin })).status).toBe(400);
  });

  test("lists tee times as an array, with total and next cursor in headers when paged", async () => {
    await using server = await startTestServer(world);
    const golfer = await world.golfer();
    for (const time of ["07:00", "08:00", "09:00"]) await world.teeTime({ time });
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

  test("lists courses without a session", async () => {
    await using server = await startTestServer(world);
    await world.course({ name: "Cypress Hollow" });
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
    await using server = await startTestServer(world);
    const answer = await server.call(path, { method, body, as: await world.golfer() });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message });
  });

  test("names every invalid field with the message of the form", async () => {
    await using server = await startTestServer(world);
    const { id: courseId } = await world.course();
    const answer = await server.call("/api/tee-times", {
      body: { courseId, date: "2026-02-30", time: "", mood: "grumpy", totalSlots: 5 },
      as: await world.golfer(),
    });
    expect(answer.status).toBe(400);
    const { issues } = errorBody.parse(await answer.json());
    expect(issues.map(({ path }) => path.join("."))).toEqual(["date", "time", "totalSlots", "mood"]);
    expect(issues).toContainEqual({ path: ["time"], message: "Time is required" });
  });

  test("refuses NUL bytes", async () => {
    await using server = await startTestServer(world);
    const { id: courseId } = await world.course();
    const body = { courseId, date: "2026-06-12", time: "07:30", description: "a\u0000b" };
    expect((await server.call("/api/tee-times", { body, as: await world.golfer() })).status).toBe(400);
  });

  test("ignores fields that the caller may not set", async () => {
    await using server = await startTestServer(world);
    const host = await world.golfer();
    const { id: courseId } = await world.course();
    const stranger = await world.golfer();
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
});
