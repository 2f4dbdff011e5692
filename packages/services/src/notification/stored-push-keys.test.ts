import { installationSecrets } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { installationKey } from "../core/token/installation-key.ts";
import { testWorld } from "../testing.ts";
import { storedPushKeys } from "./stored-push-keys.ts";

const world = testWorld();

const pair = (letter: string) => ({ publicKey: letter.repeat(87), privateKey: letter.repeat(43) });

describe("the push keys of an installation", () => {
  test("are made once and read at every later start", async () => {
    expect(await storedPushKeys(world.db, () => pair("a"))).toEqual(pair("a"));
    expect(await storedPushKeys(world.db, () => pair("b"))).toEqual(pair("a"));
  });

  test("are the same for processes that start at once", { tags: "race" }, async () => {
    const starts = Array.from("abcdefghijkl", (letter) => storedPushKeys(world.db, () => pair(letter)));
    const [first, ...others] = await Promise.all(starts);
    for (const other of others) expect(other).toEqual(first);
  });

  test("are another secret than the one that links are derived from", async () => {
    const before = await installationKey(world.db, "unsubscribe links");
    await storedPushKeys(world.db, () => pair("a"));
    expect(await installationKey(world.db, "unsubscribe links")).toEqual(before);
    expect(await world.db.$count(installationSecrets)).toBe(2);
  });
});
