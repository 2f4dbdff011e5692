import { testWorld } from "@fourball/services/testing";
import { ratedRound } from "@fourball/services/testing/scenes/partners";
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

/** Does something after the host, in turn, gave these answers about the player, and undoes all of it. */
const afterAnswers = <Result>(
  { golfers: { host, confirmed } }: Scene,
  said: readonly Answer[],
  work: (inside: Inside) => Promise<Result>,
) =>
  world.rolledBack(async (inside) => {
    for (const answer of said) await createCaller(inside.as(host)).partner.answer({ userId: confirmed.id, answer });
    return work(inside);
  });
type Inside = Parameters<Parameters<typeof world.rolledBack>[0]>[0];

const asPlayer = (inside: Inside, scene: Scene, [path, { input }]: Call) =>
  answerOf(procedureAt(createCaller(inside.as(scene.golfers.confirmed)), path)(input?.(scene, "confirmed")));

const answersToReads = (scene: Scene, said: readonly Answer[]) =>
  afterAnswers(scene, said, async (inside) => {
    const answers: object[] = [];
    for (const call of callsOf("query")) answers.push({ path: call[0], ...(await asPlayer(inside, scene, call)) });
    return answers;
  });

/** The answer to each write is that of the world before any of the others. */
const answersToWrites = (scene: Scene, said: readonly Answer[]) =>
  afterAnswers(scene, said, async (inside) => {
    const answers = new Map<AccessCase, object>();
    for (const call of callsOf("mutation")) {
      const { outcome, text } = await inside.rolledBack((once) => asPlayer(once, scene, call));
      answers.set(call[1], { outcome, text: text.replace(MADE, "made") });
    }
    return answers;
  });

describe("what a golfer reads", () => {
  test("is the same whatever the other answered, where the golfer answered nothing", async () => {
    const nothing = await answersToReads(silent, []);
    for (const answer of ["yes", "fine", "no"] as const) expect(await answersToReads(silent, [answer])).toEqual(nothing);
  });

  describe("where the golfer said yes", () => {
    let nothing: object[];
    beforeAll(async () => {
      nothing = await answersToReads(willing, []);
    });

    test("is the same whatever the other answered but yes", async () => {
      for (const answer of ["fine", "no"] as const) expect(await answersToReads(willing, [answer])).toEqual(nothing);
      expect(await answersToReads(willing, ["yes"])).not.toEqual(nothing);
    });

    test("is the same however a partnership ended", async () => {
      for (const answer of ["fine", "no"] as const) expect(await answersToReads(willing, ["yes", answer])).toEqual(nothing);
    });
  });
});

describe("what a golfer is answered", () => {
  let nothing: Map<AccessCase, object>;
  const others: Map<AccessCase, object>[] = [];
  beforeAll(async () => {
    nothing = await answersToWrites(willing, []);
    for (const said of [["fine"], ["no"], ["yes", "fine"], ["yes", "no"]] as const)
      others.push(await answersToWrites(willing, said));
  });

  test.each(callsOf("mutation"))("by %s is the same whatever the other answered but yes", (_path, row) => {
    expect(nothing.get(row)).toBeDefined();
    expect(others.map((answers) => answers.get(row))).toEqual(others.map(() => nothing.get(row)));
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
