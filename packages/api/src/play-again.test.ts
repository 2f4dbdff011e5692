import { testWorld } from "@fourball/services/testing";
import { ratedRound } from "@fourball/services/testing/partners";
import { beforeAll, describe, expect, test } from "vitest";
import { appRouter, createCaller } from "./app-router.ts";
import type { AccessCase } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Scene, setScene } from "./testing/access-scene.ts";
import { answerOf } from "./testing/answer-of.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });

type Answer = "yes" | "fine" | "no";

/** A host and a player who rated each other; the player has answered, if anything, whether to play again. */
async function aPair(own?: Answer): Promise<Scene> {
  const scene = await setScene(world, "listed");
  const { host, confirmed: player } = scene.golfers;
  await ratedRound(world, host, [player]);
  if (own) await createCaller(world.as(player)).partner.answer({ userId: host.id, answer: own });
  return scene;
}

let silent: Scene;
let willing: Scene;
beforeAll(async () => {
  silent = await aPair();
  willing = await aPair("yes");
});

type Call = [path: string, each: AccessCase];
const calls: Call[] = Object.entries(accessMatrix).flatMap(([path, rows]) =>
  rows.filter(({ game }) => game === "listed").map((row): Call => [path, row]),
);
const callsOf = (type: "query" | "mutation"): Call[] =>
  calls.filter(([path]) => Reflect.get(appRouter._def.procedures, path)?._def.type === type);

/** What a write makes is new each time: its ids, its secrets, and when it happened. */
const MADE = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w-]{43}/g;

/** What the player is answered after the host, in turn, gave these answers about the player. */
const answersTo = (asked: readonly Call[], scene: Scene, said: readonly Answer[]) =>
  world.rolledBack(async (inside) => {
    const { host, confirmed: player } = scene.golfers;
    for (const answer of said) await createCaller(inside.as(host)).partner.answer({ userId: player.id, answer });
    const texts: [path: string, outcome: string, text: string][] = [];
    for (const [path, { input }] of asked) {
      const call = procedureAt(createCaller(inside.as(player)), path);
      const { outcome, text } = await answerOf(call(input?.(scene, "confirmed")));
      texts.push([path, outcome, asked.length === 1 ? text.replace(MADE, "made") : text]);
    }
    return texts;
  });

const reads = callsOf("query");

describe("what a golfer reads", () => {
  test("is the same whatever the other answered, where the golfer answered nothing", async () => {
    const nothing = await answersTo(reads, silent, []);
    for (const answer of ["yes", "fine", "no"] as const) expect(await answersTo(reads, silent, [answer])).toEqual(nothing);
  });

  test("is the same whatever the other answered but yes, where the golfer said yes", async () => {
    const nothing = await answersTo(reads, willing, []);
    for (const answer of ["fine", "no"] as const) expect(await answersTo(reads, willing, [answer])).toEqual(nothing);
    expect(await answersTo(reads, willing, ["yes"])).not.toEqual(nothing);
  });

  test("is the same however a partnership ended", async () => {
    const nothing = await answersTo(reads, willing, []);
    for (const answer of ["fine", "no"] as const) expect(await answersTo(reads, willing, ["yes", answer])).toEqual(nothing);
  });
});

describe("what a golfer is answered", () => {
  test.each(callsOf("mutation"))("by %s is the same whatever the other answered but yes", async (...call) => {
    const nothing = await answersTo([call], willing, []);
    for (const said of [["fine"], ["no"], ["yes", "fine"], ["yes", "no"]] as const)
      expect(await answersTo([call], willing, said)).toEqual(nothing);
  });
});

describe("live changes", () => {
  test.each(["fine", "no"] as const)("of an answer (%s) reach only who gave it", async (answer) => {
    const { host, confirmed: player } = (await aPair("yes")).golfers;
    world.events.length = 0;
    await createCaller(world.as(host)).partner.answer({ userId: player.id, answer });
    expect(world.events).toEqual([{ type: "partners-changed", recipients: [host.id] }]);
  });
});
