import { testWorld } from "@fourball/services/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { describeFailure } from "./describe-failure.ts";
import { type AccessCase, accessMatrix } from "./testing/access-matrix.ts";
import { type Game, ROLES, type Scene, setScenes } from "./testing/access-scene.ts";
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
    const outcome = await world.rolledBack((inside) => {
      const caller = createCaller(role === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[role]));
      return outcomeOf(procedureAt(caller, path)(input?.(scene, role)));
    });
    expect(outcome).toBe(outcomes[role]);
  });
});

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "ok";
  } catch (error) {
    const { status, message } = describeFailure(error);
    return `${status} ${message}`;
  }
}
