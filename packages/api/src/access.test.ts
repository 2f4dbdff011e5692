import { testClub } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { describeFailure } from "./describe-failure.ts";
import { type AccessCase, accessMatrix } from "./testing/access-matrix.ts";
import { ROLES, setScene } from "./testing/club-scene.ts";

const club = testClub();

const cases: [path: string, each: AccessCase][] = Object.entries(accessMatrix).flatMap(([path, rows]) =>
  rows.map((row): [string, AccessCase] => [path, row]),
);

describe.each(cases)("%s", (path, { game, input, outcomes }) => {
  test.each(ROLES)(`on a game that is ${game}, for %s`, async (role) => {
    const scene = await setScene(club, game);
    const caller = createCaller(role === "anonymous" ? club.anonymous() : club.as(scene.golfers[role]));
    expect(await outcomeOf(procedureAt(caller, path)(input?.(scene, role)))).toBe(outcomes[role]);
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

/** The callers of tRPC are proxies, so the path of a procedure leads to it name by name. */
function procedureAt(caller: object, path: string): (input: unknown) => Promise<unknown> {
  const procedure: unknown = path.split(".").reduce<unknown>((node, name) => Reflect.get(Object(node), name), caller);
  if (typeof procedure !== "function") throw new Error(`${path} names no procedure`);
  return async (input) => procedure(input);
}
