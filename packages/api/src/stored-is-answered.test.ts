/** @module-tag dialect */
import { testWorld } from "@fourball/services/testing";
import { lostAfterCommit } from "@fourball/services/testing/fakes/lost-after-commit";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import type { AccessCase } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Game, ROLES, type Role, type Scene, setScenes } from "./testing/access-scene.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let scenes: Record<Game, Scene>;
beforeAll(async () => {
  scenes = await setScenes(world);
});

const allowed = Object.entries(accessMatrix).flatMap(([path, rows]) =>
  rows.flatMap((each: AccessCase): [path: string, role: Role, each: AccessCase][] => {
    const role = ROLES.find((name) => each.outcomes[name] === "ok");
    return role ? [[path, role, each]] : [];
  }),
);

describe("a call whose connection is lost after it was stored", () => {
  test.each(allowed)("%s by %s is answered", async (path, role, { game, input }) => {
    const scene = scenes[game];
    const answer = await world.rolledBack((inside) => {
      const ctx = role === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[role]);
      const later = (work: () => Promise<void>) => void work().catch(() => undefined);
      const caller = createCaller({ ...ctx, db: lostAfterCommit(ctx.db), later });
      return procedureAt(caller, path)(input?.(scene, role));
    });
    expect(answer).toBeDefined();
  });
});
