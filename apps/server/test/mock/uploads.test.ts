import { testWorld } from "@fourball/services/testing";
import { getResponse } from "msw";
import { expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";
import { loadWorld } from "./load-world.ts";
import { game, MISSING, WORLDS } from "./sequences/sequence.ts";

const world = testWorld();
const photosIn = (teeTimeId: string) => `/api/tee-times/${teeTimeId}/photos`;

test.each<[scenario: keyof typeof WORLDS, path: string, status: number]>([
  ["signed-out", "/api/pictures/golfer", 401],
  ["signed-out", "/api/pictures/cover", 401],
  ["signed-out", "/api/pictures/course", 401],
  ["signed-out", photosIn(game(0)), 401],
  ["busy", "/api/pictures/course", 403],
  ["busy", photosIn(game(1)), 403],
  ["busy", photosIn(MISSING), 404],
])("the mock server refuses an upload as the server does: %s, %s", async (name, path, status) => {
  const scenario = WORLDS[name]();
  await using server = await startTestServer(world);
  await loadWorld(world.db, scenario.world);
  const { isSignedIn, me } = scenario.world;
  const headers = { "content-type": "image/webp", ...(isSignedIn && { cookie: await server.signIn(me) }) };
  const upload = (origin: string) => new Request(origin + path, { method: "POST", headers, body: "a picture" });
  const real = await fetch(upload(server.url));
  const mock = await getResponse(
    scenario.handlers.filter((handler) => "resolver" in handler),
    upload("http://localhost"),
  );
  expect(real.status).toBe(status);
  expect([mock?.status, await mock?.json()]).toEqual([real.status, await real.json()]);
});
