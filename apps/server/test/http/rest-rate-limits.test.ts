import { accessMatrix } from "@fourball/api/testing/access-matrix";
import { type AccessCase, NO_ACCOUNT } from "@fourball/api/testing/access-matrix/access-case";
import { type Game, type Role, type Scene, setScene } from "@fourball/api/testing/access-scene";
import { recordingLimiter } from "@fourball/api/testing/recording-limiter";
import { spentLimits } from "@fourball/api/testing/spent-limits";
import { testWorld } from "@fourball/services/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restTable } from "../../src/http/rest/rest-table.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld({ keepsRows: true });
const limiter = recordingLimiter();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(world);
  Object.assign(server.deps.services.limiter, limiter);
});
afterAll(() => server[Symbol.asyncDispose]());

/** A scene serves test after test, until a call changes it. */
let scenes: Partial<Record<Game, Scene>> = {};

/** What a call over REST spends, whether it is answered or refused. */
async function spentOn({ game, rest }: RestCase, role: Role): Promise<string[]> {
  const scene = scenes[game] ?? (await setScene(world, game));
  const [method, path, body] = rest(scene, role);
  const as = role === "anonymous" ? {} : { as: scene.golfers[role] };
  const response = await server.call(path, { method, ...(body && { body }), ...as });
  await response.body?.cancel();
  scenes = method !== "GET" && response.ok ? {} : { [game]: scene };
  const accounts = [...Object.values(scene.golfers).map(({ id }) => id), NO_ACCOUNT];
  return limiter.spentBy({ accounts, address: "127.0.0.1", teeTimeId: scene.game.id });
}

type RestCase = AccessCase & { rest: (scene: Scene, role: Role) => readonly [method: string, path: string, body?: object] };
const cases = Object.entries<readonly AccessCase[]>(accessMatrix).flatMap(([path, rows]) =>
  rows.slice(0, 1).flatMap(({ rest, ...row }): [path: string, row: RestCase][] => (rest ? [[path, { ...row, rest }]] : [])),
);

test("every row of the REST table is tried", () => {
  expect(cases.length).toBe(restTable.length);
});

describe.each(cases)("the rate limits of %s over REST", (path, row) => {
  const { anonymous, golfer } = Object.entries(spentLimits).find(([key]) => key === path)?.[1] ?? {};
  const isForGolfers = row.outcomes.anonymous === "401 Unauthorized";

  test("are spent for anonymous", async () => {
    expect(await spentOn(row, "anonymous")).toEqual(isForGolfers ? ["anonymous by address"] : anonymous);
  });

  test("are spent for a golfer", async () => {
    const allowed = (["stranger", "confirmed", "host", "admin"] as const).find((role) => row.outcomes[role] === "ok");
    expect(await spentOn(row, allowed ?? "stranger")).toEqual(golfer);
  });
});
