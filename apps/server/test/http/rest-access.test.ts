import { accessMatrix } from "@fourball/api/testing/access-matrix";
import type { AccessCase } from "@fourball/api/testing/access-matrix/access-case";
import { type Game, ROLES, type Role, type Scene, setScene } from "@fourball/api/testing/access-scene";
import { secretsBesides } from "@fourball/api/testing/access-secrets";
import { emptyTables } from "@fourball/db/testing";
import { testWorld } from "@fourball/services/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { restTable } from "../../src/http/rest/rest-table.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld({ keepsRows: true });
const errorBody = z.object({ message: z.string() });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(world, { RATE_LIMIT: "off" });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A scene serves test after test, until a call changes it. */
let scenes: Partial<Record<Game, Scene>> = {};
async function sceneOf(game: Game): Promise<Scene> {
  const scene = scenes[game] ?? (await setScene(world, game));
  scenes = { ...scenes, [game]: scene };
  return scene;
}
/** The golfers of a scene stay signed in as long as it serves. */
const cookies = new Map<string, string>();
async function signedIn(golfer: { id: string }): Promise<{ headers: { cookie: string } }> {
  const cookie = cookies.get(golfer.id) ?? (await server.signIn(golfer));
  cookies.set(golfer.id, cookie);
  return { headers: { cookie } };
}
async function removeScenes(): Promise<void> {
  scenes = {};
  cookies.clear();
  await emptyTables(world.database);
}

const rows: AccessCase[] = Object.values(accessMatrix).flat();
const cases = rows.flatMap(({ rest, ...row }) => (rest ? [{ ...row, rest }] : []));

describe.each(cases.map((row, index) => ({ ...row, index })))(
  "REST row $index on a game that is $game",
  ({ game, rest, outcomes }) => {
    test.each(ROLES)("for %s", async (role) => {
      const scene = await sceneOf(game);
      const [method, path, body] = rest(scene, role);
      const as = role === "anonymous" ? {} : await signedIn(scene.golfers[role]);
      const answer = await server.call(path, { method, ...(body && { body }), ...as });
      if (method !== "GET" && answer.ok) await removeScenes();
      const text = await answer.text();
      expect(outcomeOf(answer, text)).toBe(outcomes[role]);
      for (const secret of secretsIn(scene, role, path)) expect(text).not.toContain(secret);
    });
  },
);

function outcomeOf(answer: Response, text: string): string {
  if (answer.ok) return "ok";
  const { message } = errorBody.parse(JSON.parse(text));
  return `${answer.status} ${message}`;
}

const secretsIn = (scene: Scene, viewer: Role, path: string): string[] =>
  secretsBesides(scene, viewer, path.startsWith("/api/admin/") ? "admins" : "golfers");

const adminRows = restTable.filter(({ operation }) => operation.access === "admins");

test.each(ROLES.filter((role) => role !== "admin"))(
  "malformed calls of admins are refused for the role first, for %s",
  async (role) => {
    const scene = await sceneOf("listed");
    const as = role === "anonymous" ? {} : await signedIn(scene.golfers[role]);
    for (const { method, path } of adminRows)
      for (const id of ["x", "%zz", crypto.randomUUID()])
        for (const body of [7, [], {}, "x"]) {
          const target = `/api${path.replace(/:\w+/, id)}?limit=many&order=random`;
          const answer = await server.call(target, { method, ...(method !== "GET" && { body }), ...as });
          const expected = role === "anonymous" ? "401 Unauthorized" : "403 Admin access required";
          expect([method, target, body, outcomeOf(answer, await answer.text())]).toEqual([method, target, body, expected]);
        }
  },
);

test.each(ROLES)("lists hold no unlisted game of others, and no closed account, for %s", async (role) => {
  await removeScenes();
  const scene = await setScene(world, "unlisted");
  const closed = await world.golfer({ firstName: "CanaryClosed", publicProfile: false, deletedAt: new Date() });
  await world.teeTime({ hostId: scene.golfers.stranger.id });
  const as = role === "anonymous" ? {} : await signedIn(scene.golfers[role]);
  const paths = [
    "/api/tee-times",
    "/api/dashboard/stats",
    `/api/profile/${scene.golfers.host.id}/tee-times`,
    `/profile/${scene.golfers.host.id}`,
    `/api/profile/${closed.id}`,
    `/profile/${closed.id}`,
    ...(role === "host" ? [] : ["/api/dashboard/hosted"]),
  ];
  for (const path of paths) {
    const text = await (await server.call(path, as)).text();
    expect([path, text.includes(scene.game.id)]).toEqual([path, false]);
    expect([path, text.includes("CanaryClosed")]).toEqual([path, false]);
    for (const secret of secretsIn(scene, role, path)) expect([path, text.includes(secret)]).toEqual([path, false]);
  }
});
