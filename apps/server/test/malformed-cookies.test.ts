import { testWorld } from "@fourball/services/testing";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { describe, expect, test } from "vitest";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();

const cookiePart = constantFrom("%", "%zz", "%e0%a4%a", "=", ";", " ", '"', ",", "a", "sessions", "\\", "\t", "é");

describe("malformed cookies", () => {
  test("are ignored beside the session", async () => {
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
    );
  });
});
