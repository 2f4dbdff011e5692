import { dice } from "@fourball/db/seed/random";
import { unpackMigratedDatabase } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { killWhileWriting } from "./kill-while-writing.ts";
import { differences } from "./ledger.ts";

const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31);

describe("a killed server", () => {
  test(`has every game, request and message that was acknowledged, once (SEED=${seed})`, async () => {
    const once = { postgres: undefined, cycles: 1, dice: dice(seed), prepare: unpackMigratedDatabase };
    const { complaints, kills, writes } = await killWhileWriting(once);
    expect({ complaints, kills }).toEqual({ complaints: [], kills: 1 });
    expect(writes).toBeGreaterThan(0);
  });

  test.each([
    ["lost", ["a"], [], ["game a was acknowledged 1 and is stored 0 times"]],
    ["doubled", ["a"], ["a", "a"], ["game a was acknowledged 1 and is stored 2 times"]],
    ["stored under another id", ["a 1"], ["a 2"], expect.arrayContaining(["game a 2 was acknowledged 0 and is stored 1 times"])],
    ["right", ["a", "b"], ["b", "a"], []],
  ])("is compared: a game that is %s", (_what, acknowledged, stored, complaints) => {
    expect(differences("game", acknowledged, stored)).toEqual(complaints);
  });
});
