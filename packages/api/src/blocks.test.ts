import { testWorld } from "@fourball/services/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import type { AccessCase } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Game, type Scene, setScenes } from "./testing/access-scene.ts";
import { answerOf } from "./testing/answer-of.ts";
import { procedureAt } from "./testing/procedure-at.ts";

const world = testWorld({ keepsRows: true });
let scenes: Record<Game, Scene>;
beforeAll(async () => {
  scenes = await setScenes(world);
});

type Block = Record<"blocker" | "blocked", { id: string }>;

/** Who blocked whom; the viewer is the stranger of the access matrix. A game of a third golfer stays, but for who blocked. */
const DIRECTIONS: Record<string, { blockOf: (scene: Scene) => Block; isGameHidden: boolean }> = {
  "whose host blocked the viewer is one that doesn't exist": {
    blockOf: ({ golfers: { host, stranger } }) => ({ blocker: host, blocked: stranger }),
    isGameHidden: true,
  },
  "whose host the viewer blocked is one that doesn't exist": {
    blockOf: ({ golfers: { host, stranger } }) => ({ blocker: stranger, blocked: host }),
    isGameHidden: true,
  },
  "with a player who blocked the viewer doesn't say who that is": {
    blockOf: ({ golfers: { confirmed, stranger } }) => ({ blocker: confirmed, blocked: stranger }),
    isGameHidden: false,
  },
};

// Calls of admins show everyone; those of blocks, and the export of one's own data, say whom one blocked.
const isOfBlocks = (path: string) => path.startsWith("admin.") || path.startsWith("block.") || path === "account.exportData";
const cases: [path: string, each: AccessCase][] = Object.entries(accessMatrix)
  .filter(([path]) => !isOfBlocks(path))
  .flatMap(([path, rows]) => rows.map((row): [string, AccessCase] => [path, row]));

/** The id of nothing. */
const UNKNOWN = crypto.randomUUID();
/** A question about nothing is asked once, though several directions compare with it. */
const outcomesOfUnknown = new Map<string, Promise<string>>();

describe.each(Object.entries(DIRECTIONS))("a game %s", (_direction, { blockOf, isGameHidden }) => {
  const change = async (procedure: "add" | "remove") => {
    for (const { blocker, blocked } of Object.values(scenes).map(blockOf))
      await createCaller(world.as(blocker)).block[procedure]({ userId: blocked.id });
  };
  beforeAll(() => change("add"));
  // The stranger has asked for no game that a block would have ended, so nothing is left of it.
  afterAll(() => change("remove"));

  test.each(cases)("to %s", async (path, { game, input }) => {
    const scene = scenes[game];
    const { blocker, blocked } = blockOf(scene);
    const other = blocker === scene.golfers.stranger ? blocked : blocker;
    const hidden = isGameHidden ? [scene.game.id, ...Object.values(scene.requests)] : [scene.requests.confirmed];
    const secrets = [...hidden, other.id];
    const asked = JSON.stringify(input?.(scene, "stranger") ?? null);
    const unknown = secrets.reduce((text, id) => text.replaceAll(id, UNKNOWN), asked);

    const answerTo = (question: string) =>
      world.rolledBack((inside) => {
        const caller = createCaller(inside.as(scene.golfers.stranger));
        return answerOf(procedureAt(caller, path)(JSON.parse(question) ?? undefined));
      });
    const answer = await answerTo(asked);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
    if (unknown === asked) return;
    const key = `${path} ${unknown}`;
    const expected = outcomesOfUnknown.get(key) ?? answerTo(unknown).then(({ outcome }) => outcome);
    outcomesOfUnknown.set(key, expected);
    expect(answer.outcome).toBe(await expected);
  });
});
