import { LIMITS } from "@fourball/domain/limits";
import { testWorld } from "@fourball/services/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { type AccessCase, NO_ACCOUNT } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Game, type Role, type Scene, setScenes } from "./testing/access-scene.ts";
import { procedureAt } from "./testing/procedure-at.ts";
import { DEVICE, recordingLimiter, spentLimits, spentOnKnownDevice } from "./testing/spent-limits.ts";

const world = testWorld({ keepsRows: true });
let scenes: Record<Game, Scene>;
beforeAll(async () => {
  scenes = await setScenes(world);
});

const limiter = recordingLimiter();

type Call = Pick<AccessCase, "game" | "input">;

/** What a call spends, whether it is answered or refused. */
async function spentOn(path: string, { game, input }: Call, role: Role, totalSlots?: number): Promise<string[]> {
  const scene = scenes[game];
  const accounts = [...Object.values(scene.golfers).map(({ id }) => id), NO_ACCOUNT];
  const teeTimeId = scene.game.id;
  return world.rolledBack(async (inside) => {
    if (totalSlots) await createCaller(inside.as(scene.golfers.host)).teeTime.edit({ teeTimeId, totalSlots });
    const ctx = role === "anonymous" ? inside.anonymous() : inside.as(scene.golfers[role]);
    const call = procedureAt(createCaller({ ...ctx, limiter }), path);
    await call(input?.(scene, role)).catch(() => undefined);
    return limiter.spentBy({ accounts, address: ctx.address, teeTimeId });
  });
}

const cases = Object.entries(accessMatrix).map(([path, [each]]): [path: string, each: AccessCase] => [path, each]);

describe.each(cases)("the rate limits of %s", (path, each) => {
  const { anonymous, golfer } = Object.entries(spentLimits).find(([key]) => key === path)?.[1] ?? {};

  test("are spent for anonymous", async () => {
    expect(await spentOn(path, each, "anonymous")).toEqual(anonymous);
  });

  test("are spent for a golfer", async () => {
    const allowed = (["stranger", "confirmed", "host", "admin"] as const).find((role) => each.outcomes[role] === "ok");
    expect(await spentOn(path, each, allowed ?? "stranger")).toEqual(golfer);
  });
});

test("the waitlist of a full game spends the limit of joining", async () => {
  const waitlist: Call = { game: "listed", input: ({ game }) => ({ teeTimeId: game.id }) };
  expect(await spentOn("teeTime.joinWaitlist", waitlist, "stranger", 2)).toEqual(spentLimits["teeTime.join"].golfer);
});

test.each(Object.entries(spentOnKnownDevice))("a known device spends limits of its own for %s", async (path, spent) => {
  const [each] = cases.filter(([key]) => key === path).map(([, known]) => known);
  const device = { idFor: async () => DEVICE, remember: async () => undefined };
  const ctx = { ...world.anonymous(), limiter, device };
  const call = procedureAt(createCaller(ctx), path);
  await call(each?.input?.(scenes.listed, "anonymous")).catch(() => undefined);
  const { address } = ctx;
  expect(limiter.spentBy({ accounts: [NO_ACCOUNT], address, teeTimeId: scenes.listed.game.id })).toEqual(spent);
});

test("every limit of calls is counted by what it says", () => {
  const spent = [
    ...Object.values(spentLimits).flatMap(({ anonymous, golfer }) => [...anonymous, ...golfer]),
    ...Object.values(spentOnKnownDevice).flat(),
  ];
  // Not calls of procedures: they are tested where they are spent.
  const others = ["socketUpgrades", "pictures"];
  for (const [limit, { by }] of Object.entries(LIMITS).filter(([name]) => !others.includes(name)))
    expect(spent).toContain(`${limit} by ${by}`);
});
