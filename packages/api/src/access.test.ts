import { testWorld } from "@fourball/services/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import type { AccessCase } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Game, ROLES, type Scene, setScenes } from "./testing/access-scene.ts";
import { secretsBesides } from "./testing/access-secrets.ts";
import { answerOf } from "./testing/answer-of.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let scenes: Record<Game, Scene>;
beforeAll(async () => {
  scenes = await setScenes(world);
});

const cases: [path: string, each: AccessCase][] = Object.entries(accessMatrix).flatMap(([path, rows]) =>
  rows.map((row): [string, AccessCase] => [path, row]),
);

describe.each(cases)("%s", (path, { game, input, outcomes }) => {
  test.each(ROLES)(`on a game that is ${game}, for %s`, async (role) => {
    const scene = scenes[game];
    const { outcome, text } = await world.rolledBack((inside) => {
      const caller = createCaller(role === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[role]));
      return answerOf(procedureAt(caller, path)(input?.(scene, role)));
    });
    expect(outcome).toBe(outcomes[role]);
    for (const secret of secretsBesides(scene, role, path.startsWith("admin.") ? "admins" : "golfers"))
      expect(text).not.toContain(secret);
  });
});

const adminCalls = Object.keys(accessMatrix).filter((path) => path.startsWith("admin."));
const malformed = [
  undefined,
  null,
  7,
  "x",
  [],
  {},
  { userId: 7, courseId: 7 },
  { userId: "x", courseId: "x", limit: -1, courses: 7 },
];

describe.each(adminCalls)("%s with malformed input", (path) => {
  test.each(ROLES.filter((role) => role !== "admin"))("is refused for the role first, for %s", async (role) => {
    const { golfers } = scenes.listed;
    const caller = createCaller(role === "anonymous" ? world.anonymous() : world.as(golfers[role]));
    const expected = role === "anonymous" ? "401 Unauthorized" : "403 Admin access required";
    for (const input of malformed) expect([input, await outcomeOf(procedureAt(caller, path)(input))]).toEqual([input, expected]);
  });
});

test("a golfer whose rights were revoked is refused before the input, though the session still says admin", async () => {
  const revoked = { ...scenes.listed.golfers.stranger, isAdmin: true };
  for (const path of adminCalls)
    expect(await outcomeOf(procedureAt(createCaller(world.as(revoked)), path)(7))).toBe("403 Admin access required");
});

const outcomeOf = async (call: Promise<unknown>): Promise<string> => (await answerOf(call)).outcome;
