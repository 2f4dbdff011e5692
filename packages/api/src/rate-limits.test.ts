import { LIMITS } from "@fourball/domain/limits";
import { testWorld } from "@fourball/services/testing";
import { beforeAll, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { type AccessCase, NO_ACCOUNT } from "./testing/access-matrix/access-case.ts";
import { accessMatrix } from "./testing/access-matrix.ts";
import { type Scene, setScene } from "./testing/access-scene.ts";
import { procedureAt } from "./testing/procedure-at.ts";
import { DEVICE, recordingLimiter } from "./testing/recording-limiter.ts";
import { spentLimits, spentOnKnownDevice } from "./testing/spent-limits.ts";

const world = testWorld({ keepsRows: true });
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(world, "listed");
});

const limiter = recordingLimiter();

test("the waitlist of a full game spends the limit of joining", async () => {
  const { game, golfers } = scene;
  const teeTimeId = game.id;
  const spent = await world.rolledBack(async (inside) => {
    await createCaller(inside.as(golfers.host)).teeTime.edit({ teeTimeId, totalSlots: 2 });
    const ctx = inside.as(golfers.stranger);
    await createCaller({ ...ctx, limiter }).teeTime.joinWaitlist({ teeTimeId });
    return limiter.spentBy({ accounts: [golfers.stranger.id], address: ctx.caller.address, teeTimeId });
  });
  expect(spent).toEqual(spentLimits["teeTime.join"].golfer);
});

test.each(Object.entries(spentOnKnownDevice))("a known device spends limits of its own for %s", async (path, spent) => {
  const [row]: readonly AccessCase[] = Object.entries(accessMatrix).find(([key]) => key === path)?.[1] ?? [];
  const device = { idFor: async () => DEVICE, remember: async () => undefined };
  const ctx = { ...world.anonymous({ caller: { device } }), limiter };
  const call = procedureAt(createCaller(ctx), path);
  await call(row?.input?.(scene, "anonymous")).catch(() => undefined);
  const { address } = ctx.caller;
  expect(limiter.spentBy({ accounts: [NO_ACCOUNT], address, teeTimeId: scene.game.id })).toEqual(spent);
});

test("every limit of calls is counted by what it says", () => {
  const spent = [
    ...Object.values(spentLimits).flatMap(({ anonymous, golfer }) => [...anonymous, ...golfer]),
    ...Object.values(spentOnKnownDevice).flat(),
  ];
  // Not calls of procedures: they are tested where they are spent.
  const others = ["socketUpgrades", "pictures", "calendarFeeds", "guestsOfLink"];
  for (const [limit, { by }] of Object.entries(LIMITS).filter(([name]) => !others.includes(name)))
    expect(spent).toContain(`${limit} by ${by}`);
});
