import { testWorld } from "@fourball/services/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "./app-router.ts";
import { type Game, type Scene, setScenes } from "./testing/access-scene.ts";
import { type As, changeScenarios, GOLFERS, type Golfer } from "./testing/change-scenarios.ts";

const world = testWorld({ keepsRows: true });
let scenes: Record<Game, Scene>;
beforeAll(async () => {
  scenes = await setScenes(world);
  for (const { golfers } of Object.values(scenes)) {
    // The first who is asked about an open spot.
    const played = await world.teeTime({ hostId: golfers.host.id, date: "2026-06-01", status: "completed" });
    await world.request(played, golfers.stranger, "confirmed");
  }
});

/** Who hosts, plays, asks or was declined. */
/** A golfer whom an unlisted game declined learns nothing more of it. */
const INVOLVED = {
  listed: ["pending", "declined", "confirmed", "host"],
  unlisted: ["pending", "confirmed", "host"],
} as const satisfies Record<string, Golfer[]>;

const kindsFor = async (as: As, role: Golfer) => (await as(role).notification.list({})).items.map(({ content }) => content.kind);

async function countsOf(as: As): Promise<[Golfer, number][]> {
  const counts: [Golfer, number][] = [];
  for (const role of GOLFERS) counts.push([role, (await kindsFor(as, role)).length]);
  return counts;
}

/** Of a scene as it was set: golfers without notifications. */
const untouched: [Golfer, number][] = GOLFERS.map((role) => [role, 0]);

/** The changes that were published, by whom they are for, and the notifications of each golfer, while something happened. */
async function observed(scene: Scene, as: As, counts: [Golfer, number][], happens: () => Promise<unknown>) {
  const published = world.events.length;
  await happens();
  await world.settled();
  const named = (ids: string[]) => GOLFERS.filter((role) => ids.includes(scene.golfers[role].id));
  const changes = world.events.slice(published).flatMap((event) => {
    if (event.type !== "tee-time-changed") return [];
    const { change, audience, affectedGolferIds } = event;
    return [{ change, audience: audience ? named(audience) : "everyone", affected: named(affectedGolferIds) }];
  });
  const notified: [Golfer, string][] = [];
  for (const [role, count] of counts) {
    const all = await kindsFor(as, role);
    for (const kind of all.slice(0, Math.max(0, all.length - count))) notified.push([role, kind]);
  }
  return { changes, notified: Object.fromEntries(notified) };
}

const cases = changeScenarios.map((scenario) => [scenario.name, scenario] as const);

describe.each(["listed", "unlisted"] as const)("on a game that is %s", (game) => {
  test.each(cases)("%s reaches exactly those whom it affects", async (_name, scenario) => {
    const { by, before, call, change, notified, leaves, seenBy, hasWave } = scenario;
    const scene = scenes[game];
    const affected = GOLFERS.filter(
      (role) => role !== leaves && (INVOLVED[game].some((involved) => involved === role) || (role === by && by !== "admin")),
    );
    const effects = await world.rolledBack(async (inside) => {
      const as: As = (role) => createCaller(inside.as(scene.golfers[role]));
      await before?.(as, scene);
      await world.settled();
      return observed(scene, as, before ? await countsOf(as) : untouched, () => call(as(by), scene));
    });
    const audience = (...golfers: (Golfer | undefined)[]) =>
      game === "listed" ? "everyone" : GOLFERS.filter((role) => affected.includes(role) || golfers.includes(role));
    const changes = [...(hasWave ? [audience()] : []), audience(seenBy)];
    expect(effects).toEqual({ changes: changes.map((each) => ({ change, audience: each, affected })), notified });
  });
});

test("a game that becomes unlisted disappears from every screen", async () => {
  const { game, golfers } = scenes.listed;
  const published = world.events.length;
  await world.rolledBack((inside) => createCaller(inside.as(golfers.host)).teeTime.edit({ teeTimeId: game.id, isPublic: false }));
  expect(world.events.slice(published)).toMatchObject([{ type: "tee-time-changed", teeTimeId: game.id, audience: null }]);
});
