import { testWorld } from "@fourball/services/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import type { AccessCase } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { ROLES } from "./testing/access-scene.ts";
import { secretsBesides } from "./testing/access-secrets.ts";
import { answerOf } from "./testing/answer-of.ts";
import { MatrixWalk } from "./testing/matrix-walk.ts";
import { procedureAt } from "./testing/procedure-at.ts";
import { spentLimits } from "./testing/spent-limits.ts";

const world = testWorld({ keepsRows: true });
const walk = new MatrixWalk(world);
beforeAll(() => walk.start());

const cases: [path: string, each: AccessCase][] = Object.entries(accessMatrix).flatMap(([path, rows]) =>
  rows.map((row): [string, AccessCase] => [path, row]),
);

describe.each(cases)("%s", (path, row) => {
  test.each(ROLES)(`on a game that is ${row.game}, for %s`, async (role) => {
    const { outcome, text } = await walk.answer(path, row, role);
    expect(outcome).toBe(row.outcomes[role]);
    for (const secret of secretsBesides(walk.scenes[row.game], role, path.startsWith("admin.") ? "admins" : "golfers"))
      expect(text).not.toContain(secret);
  });
});

const firstRows = Object.entries(accessMatrix).map(([path, [row]]): [path: string, row: AccessCase] => [path, row]);

describe.each(firstRows)("the rate limits of %s", (path, row) => {
  const { anonymous, golfer } = Object.entries(spentLimits).find(([key]) => key === path)?.[1] ?? {};

  test("are spent for anonymous", async () => {
    expect((await walk.answer(path, row, "anonymous")).spent).toEqual(anonymous);
  });

  test("are spent for a golfer", async () => {
    const allowed = (["stranger", "confirmed", "host", "admin"] as const).find((role) => row.outcomes[role] === "ok");
    expect((await walk.answer(path, row, allowed ?? "stranger")).spent).toEqual(golfer);
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
    const { golfers } = walk.scenes.listed;
    const caller = createCaller(role === "anonymous" ? world.anonymous() : world.as(golfers[role]));
    const expected = role === "anonymous" ? "401 Unauthorized" : "403 Admin access required";
    for (const input of malformed) expect([input, await outcomeOf(procedureAt(caller, path)(input))]).toEqual([input, expected]);
  });
});

test("a golfer whose rights were revoked is refused before the input, though the session still says admin", async () => {
  const revoked = { ...walk.scenes.listed.golfers.stranger, isAdmin: true };
  for (const path of adminCalls)
    expect(await outcomeOf(procedureAt(createCaller(world.as(revoked)), path)(7))).toBe("403 Admin access required");
});

const outcomeOf = async (call: Promise<unknown>): Promise<string> => (await answerOf(call)).outcome;
