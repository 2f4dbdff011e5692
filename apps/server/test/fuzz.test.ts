import { atScale } from "@fourball/db/testing";
import { testWorld } from "@fourball/services/testing";
import { anything, array, assert, asyncProperty, constantFrom, dictionary, oneof, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { restTable } from "../src/http/rest-table.ts";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();

const awkward = oneof(
  string({ unit: "binary", maxLength: 40 }),
  constantFrom<unknown>(
    "",
    "\u0000",
    "\ud800",
    "__proto__",
    "NaN",
    -1,
    2 ** 53,
    1e308,
    null,
    true,
    [],
    {},
    "x".repeat(5000),
    "2026-02-30",
    "24:00",
  ),
  anything({ maxDepth: 2, withNullPrototype: false }),
);
const names = constantFrom(
  ...["email", "password", "token", "newPassword", "firstName", "courseId", "date", "time", "totalSlots", "mood", "preferences"],
  ...["isPublic", "description", "message", "invite", "status", "reason", "isAdmin", "__proto__", "constructor"],
);
const call = record({
  row: constantFrom(...restTable),
  id: oneof(constantFrom("own"), string({ unit: "binary", minLength: 1, maxLength: 20 })),
  body: oneof(dictionary(names, awkward), awkward),
  query: dictionary(
    constantFrom("limit", "cursor", "filter", "q", "latitude", "longitude", "moods", "minOpen", "from"),
    string({ maxLength: 30 }),
  ),
});

const cookiePart = constantFrom("%", "%zz", "%e0%a4%a", "=", ";", " ", '"', ",", "a", "sessions", "\\", "\t", "é");

describe("fuzzed requests", () => {
  test("are answered with a malformed cookie beside the session", async () => {
    await using server = await startTestServer(world, { RATE_LIMIT: "off" });
    const session = await server.signIn(await world.golfer());
    const parts = array(cookiePart, { minLength: 1, maxLength: 8 });
    await assert(
      asyncProperty(parts, async (malformed) => {
        const cookie = `a=%zz; ${malformed.join("")}; ${session}`;
        for (const path of ["/api/auth/user", "/api/courses?limit=1", "/trpc/course.list?input=%7B%22limit%22%3A1%7D"]) {
          const answer = await server.call(path, { headers: { cookie } });
          expect([path, answer.status]).toEqual([path, 200]);
        }
        const headers = { cookie: `a=%zz; ${malformed.join("")}` };
        expect((await server.call("/trpc/account.signOut", { body: {}, headers })).status).toBe(200);
        expect((await server.call("/api/auth/user", { headers })).status).toBe(401);
      }),
      { numRuns: 50 },
    );
  });

  test("never get status 500", { timeout: atScale({ sample: 60_000, full: 900_000 }) }, async () => {
    await using server = await startTestServer(world, { RATE_LIMIT: "off" });
    const golfer = await world.golfer();
    const cookie = await server.signIn(golfer);
    const { id: own } = await world.teeTime({ hostId: golfer.id });

    await assert(
      asyncProperty(call, async ({ row: { method, path }, id, body, query }) => {
        const target = path.replace(/:\w+/, encodeURIComponent(id === "own" ? own : id));
        const search = new URLSearchParams(query).toString();
        const json = method === "GET" ? undefined : JSON.stringify(body);
        const answer = await fetch(`${server.url}/api${target}?${search}`, {
          method,
          headers: { cookie, ...(json !== undefined && { "content-type": "application/json" }) },
          ...(json !== undefined && { body: json }),
        });
        await answer.text();
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: atScale({ sample: 300, full: 10_000 }) },
    );
  });
});
