import { appRouter } from "@fourball/api/app-router";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const router: AnyTRPCRouter = appRouter;
const procedures = Object.entries<AnyTRPCProcedure>(router._def.procedures);
const subscriptions = procedures.flatMap(([path, { _def }]) => (_def.type === "subscription" ? [path] : []));

test("the router has subscriptions", () => {
  expect(subscriptions).toEqual(expect.arrayContaining(["chat.events", "live.changes"]));
});

describe.each(subscriptions)("tRPC over HTTP, asked for %s", (path) => {
  const shapes = (name: string) => [
    ["GET", `/trpc/${name}`],
    ["GET", `/trpc/${name}/?input=%7B%7D&lastEventId=1`],
    ["GET", `/trpc/${encodeURIComponent(name).replaceAll(".", "%2E")}`],
    ["GET", `/trpc/${name}?batch=1`],
    ["GET", `/trpc/account.current,${name}?batch=1`],
    ["POST", `/trpc/${name}`],
  ];

  test.each(shapes(path))("refuses %s %s", async (method, target) => {
    await using server = await startTestServer(world);
    const golfer = await world.golfer();
    const headers = { accept: "text/event-stream" };
    const answer = await server.call(target, { method, headers, as: golfer });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({ message: "Subscribe over the WebSocket at /trpc" });
  });
});

test("tRPC over HTTP refuses a query by POST and a mutation by GET", async () => {
  await using server = await startTestServer(world);
  for (const answer of [await server.call("/trpc/course.list", { body: {} }), await server.call("/trpc/account.signOut")]) {
    expect(answer.status).toBe(405);
    expect(await answer.json()).toMatchObject({ error: { data: { failure: "method_not_allowed", httpStatus: 405 } } });
  }
});

test("tRPC over HTTP refuses a mutation without a content type", async () => {
  await using server = await startTestServer(world);
  const answer = await server.call("/trpc/account.signOut", { method: "POST" });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ error: { data: { reason: "typeUnsupported" } } });
});

describe("an Idempotency-Key on a batch", () => {
  const batch = async (calls: string) => {
    await using server = await startTestServer(world);
    const [golfer, teeTime, other] = [await world.golfer(), await world.teeTime(), await world.teeTime()];
    const body = { 0: { teeTimeId: teeTime.id }, 1: { teeTimeId: other.id } };
    const headers = { "idempotency-key": "one" };
    const answer = await server.call(`/trpc/${calls}?batch=1`, { body, headers, as: golfer });
    return { status: answer.status, body: await answer.json(), stored: await world.db.$count(teeTimeParticipants) };
  };

  test("is refused for more than one call that takes it, and nothing is done", async () => {
    expect(await batch("teeTime.join,teeTime.join")).toEqual({
      status: 400,
      body: { message: "Send one call with each Idempotency-Key" },
      stored: 0,
    });
  });

  test("serves the one call that takes it", async () => {
    expect(await batch("teeTime.join,chat.markRead")).toMatchObject({ body: [{ result: {} }, {}], stored: 1 });
  });
});
