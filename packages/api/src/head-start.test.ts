import { testWorld } from "@fourball/services/testing";
import { makePartners } from "@fourball/services/testing/scenes/partners";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { type AccessCase, NO_TEE_TIME, OK } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Game, ROLES, type Role, type Scene, setScene } from "./testing/access-scene.ts";
import { answerOf } from "./testing/answer-of.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });

/** A game with a head start, and a golfer who is a partner of its host and takes no part in it. */
let scene: Scene;
let partner: { id: string };
beforeAll(async () => {
  scene = await setScene(world, "head start");
  partner = await world.golfer();
  await makePartners(world, scene.golfers.host, [partner]);
});

const casesOf = (kind: Game): [path: string, each: AccessCase][] =>
  Object.entries(accessMatrix).flatMap(([path, rows]) =>
    rows.filter(({ game }) => game === kind).map((row): [string, AccessCase] => [path, row]),
  );

const answerFor = (role: Role | "partner", path: string, { input }: AccessCase) =>
  world.rolledBack((inside) => {
    const golfer = role === "partner" ? partner : scene.golfers[role === "anonymous" ? "host" : role];
    const caller = createCaller(role === "anonymous" ? inside.anonymous() : inside.as(golfer));
    return answerOf(procedureAt(caller, path)(input?.(scene, role === "partner" ? "stranger" : role)));
  });

// It says of an unlisted game that there is no head start to end.
const isOfHost = (path: string) => path === "teeTime.openNow";

describe.each(casesOf("unlisted"))("a game with a head start, for %s", (path, each) => {
  test.each(ROLES)("is an unlisted game to %s", async (role) => {
    const expected = role === "host" && isOfHost(path) ? "ok" : each.outcomes[role];
    expect((await answerFor(role, path, each)).outcome).toBe(expected);
  });
});

/** What a partner is answered otherwise than a stranger about a listed game. */
const OF_PARTNERS: Partial<Record<string, string>> = { "guest.request": NO_TEE_TIME, "partner.answer": OK };

describe.each(casesOf("listed"))("a game with a head start, for %s", (path, each) => {
  test("is a listed game to a partner of its host", async () => {
    expect((await answerFor("partner", path, each)).outcome).toBe(OF_PARTNERS[path] ?? each.outcomes.stranger);
  });

  test.each(["anonymous", "stranger", "admin"] as const)("is named in no answer to %s", async (role) => {
    expect((await answerFor(role, path, each)).text).not.toContain(scene.game.id);
  });
});

test("a partner finds the game in a list of its own only", async () => {
  const caller = createCaller(world.as(partner));
  expect((await caller.teeTime.fromPartners()).map(({ id }) => id)).toEqual([scene.game.id]);
  expect((await caller.teeTime.list({})).items).toEqual([]);
  expect(await createCaller(world.as(scene.golfers.stranger)).teeTime.fromPartners()).toEqual([]);
  const opened = await world.rolledBack(async (inside) => {
    await createCaller(inside.as(scene.golfers.host)).teeTime.openNow({ teeTimeId: scene.game.id });
    return createCaller(inside.as(scene.golfers.stranger)).teeTime.list({});
  });
  expect(opened.items).toMatchObject([{ id: scene.game.id }]);
});
