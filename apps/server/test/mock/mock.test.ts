import { failuresOfPath } from "@fourball/api/failures-of-path";
import { testWorld } from "@fourball/services/testing";
import { NOW } from "@fourball/testkit/fixtures";
import { PUBLIC } from "@fourball/testkit/mock-world/gate";
import { INPUTS } from "@fourball/testkit/mock-world/inputs";
import { NOT_MOCKED } from "@fourball/testkit/mock-world/not-mocked";
import { SCENARIOS } from "@fourball/testkit/scenarios";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { differencesOf } from "./compare.ts";
import { play } from "./play.ts";
import { READS, readsAfter, readsOf } from "./reads.ts";
import { blocks } from "./sequences/blocks.ts";
import { hosting } from "./sequences/host.ts";
import { joining } from "./sequences/join.ts";
import { own } from "./sequences/own.ts";
import { game, WORLDS } from "./sequences/sequence.ts";
import { inputOf, mockStage, procedures, realStage } from "./stages.ts";

const world = testWorld();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) }));
afterEach(() => void vi.useRealTimers());

const SEQUENCES = { ...joining, ...hosting, ...own, ...blocks };

describe("the mock server answers as the server does", () => {
  test.each(Object.entries(WORLDS))("when the world is %s", async (_, scenario) => {
    expect((await play(world, scenario())).differences).toEqual([]);
  });

  test.each(Object.entries(SEQUENCES))("when %s", async (_, { scenario, steps }) => {
    expect((await play(world, WORLDS[scenario](), steps)).differences).toEqual([]);
  });

  test("while the database is away", async () => {
    const scenario = SCENARIOS.failing();
    const [mock, real] = [mockStage(scenario), await realStage(world, scenario, { isAway: true })];
    const calls = readsAfter({ path: "teeTime.join" }, game(0));
    const [ofMock, ofReal] = [await mock.call(calls), await real.call(calls)];
    expect(ofReal[0]).toMatchObject({ error: { data: { failure: "unavailable" } } });
    expect(calls.flatMap(({ path }, index) => differencesOf(path, ofMock[index], ofReal[index]))).toEqual([]);
  });
});

describe("the mock server", () => {
  test.each(["slow", "failing", "offline"] as const)("has the busy world in the scenario %s", (name) => {
    expect(SCENARIOS[name]().world).toEqual(SCENARIOS.busy().world);
  });

  test("answers nothing offline", async () => {
    const scenario = SCENARIOS.offline();
    expect(new Set(await mockStage(scenario).call(readsOf(scenario.world)))).toEqual(new Set(["no answer"]));
  });

  test("parses each call by the schema of the router, and lets visitors make the same", () => {
    for (const path of procedures.keys())
      if (!NOT_MOCKED.has(path) && !path.startsWith("admin.")) expect.soft(INPUTS.get(path), path).toBe(inputOf(path));
    const forVisitors = [...procedures.keys()].filter((path) => !failuresOfPath(path)?.includes("unauthorized"));
    expect([...PUBLIC].sort()).toEqual(forVisitors.sort());
  });

  test("answers what the plays compare, and says of everything else that it doesn't know it", async () => {
    const steps = Object.values(SEQUENCES).flatMap(({ scenario, steps }) => (scenario === "signed-out" ? [] : steps));
    const played = new Set([...Object.keys(READS), ...steps.map(({ path }) => path)]);
    expect([...procedures.keys()].filter((path) => !played.has(path)).sort()).toEqual([...NOT_MOCKED].sort());
    const mock = mockStage(SCENARIOS.busy());
    for (const path of NOT_MOCKED)
      expect(await mock.call([{ path, input: {} }])).toMatchObject([
        { error: { message: `The mock server doesn't know ${path}` } },
      ]);
  });
});
