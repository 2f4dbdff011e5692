import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const named = z.array(z.object({ name: z.string() }));
const PATH = "/api/courses";

const courses = async (count: number) => {
  for (let index = 0; index < count; index++) await world.course({ name: `Course ${String(index).padStart(4, "0")}` });
};

describe("the list of courses", () => {
  test("has at most 500 for strangers, and all for golfers", async () => {
    await using server = await startTestServer(world);
    await courses(501);
    const seen = async (path: string, call = {}) => named.parse(await (await server.call(path, call)).json()).length;
    expect(await seen(PATH)).toBe(500);
    expect(await seen(`${PATH}?q=course`)).toBe(500);
    expect(await seen(`${PATH}?q=0500`)).toBe(1);
    expect(await seen(PATH, { as: await world.golfer() })).toBe(501);
  });

  test("is compressed when the client can read that", async () => {
    await using server = await startTestServer(world);
    await courses(20);
    const plain = await server.call(PATH, { headers: { "accept-encoding": "gzip;q=0" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const text = await plain.text();
    for (const accepted of ["gzip", "br, gzip;q=0.5", "*"]) {
      const packed = await server.call(PATH, { headers: { "accept-encoding": accepted } });
      expect(packed.headers.get("content-encoding")).toBe("gzip");
      expect(packed.headers.get("vary")).toContain("Accept-Encoding");
      expect(await packed.text()).toBe(text);
    }
  });

  test("is named by an ETag and answered with 304 until a course changes", async () => {
    await using server = await startTestServer(world);
    await courses(20);
    for (const encoding of ["gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const first = await server.call(PATH, { headers });
      expect(first.headers.get("cache-control")).toBe("private, no-cache");
      await first.text();
      const again = { headers: { ...headers, "if-none-match": first.headers.get("etag") ?? "" } };
      const unchanged = await server.call(PATH, again);
      expect(unchanged.status).toBe(304);
      expect(await unchanged.text()).toBe("");
      await world.course({ name: `New for ${encoding}` });
      const changed = await server.call(PATH, again);
      expect(changed.status).toBe(200);
      expect(await changed.text()).toContain(`New for ${encoding}`);
    }
  });

  test("is not what is sent of a golfer, which is never compressed", async () => {
    await using server = await startTestServer(world);
    const as = await world.golfer();
    for (const path of ["/api/auth/user", "/api/dashboard/stats", "/trpc/course.list?input=%7B%7D"]) {
      const { headers } = await server.call(path, { headers: { "accept-encoding": "gzip" }, as });
      expect([path, headers.get("content-encoding"), headers.get("cache-control")]).toEqual([path, null, "no-store"]);
    }
  });
});

test("the API documents are compressed", async () => {
  await using server = await startTestServer(world);
  for (const path of ["/api/openapi.json", "/api/asyncapi.json", "/api/docs/swagger-ui-bundle.js"]) {
    const { headers } = await server.call(path, { headers: { "accept-encoding": "gzip" } });
    expect([path, headers.get("content-encoding")]).toEqual([path, "gzip"]);
  }
});
