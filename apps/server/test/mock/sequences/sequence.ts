import { idOf } from "@fourball/testkit/fixtures";
import type { MockServer } from "@fourball/testkit/mock-server";
import { SCENARIOS } from "@fourball/testkit/scenarios";
import { blockedWorld } from "../blocked-world.ts";
import { crowdedWorld } from "../crowded-world.ts";
import type { Step } from "../play.ts";

/** The scenarios that answer without disturbance, and a world of this test's own. */
export const WORLDS = {
  empty: SCENARIOS.empty,
  busy: SCENARIOS.busy,
  full: SCENARIOS.full,
  host: SCENARIOS.host,
  private: SCENARIOS.private,
  "signed-out": SCENARIOS["signed-out"],
  crowded: crowdedWorld,
  blocked: blockedWorld,
} as const satisfies Record<string, () => MockServer>;

/** Mutations in a world, one after the other. */
export type Sequence = { scenario: keyof typeof WORLDS; steps: Step[] };

export const game = (number: number): string => idOf(200 + number);
/** The request of the golfer of that number, from 0, in `playersIn`. */
export const request = (golfer: number, gameNumber: number): string =>
  `00000000-0000-4000-8000-0000${golfer}0000${200 + gameNumber}`;
/** The viewer's request in the first game of `busy`. */
export const OWN_REQUEST: string = idOf(399);
export const MAYA: string = idOf(2);
export const MISSING: string = idOf(9999);
export const CYPRESS: string = idOf(100);
export const LARKSPUR: string = idOf(101);

export const step = (path: Step["path"], input?: Step["input"]): Step => ({ path, ...(input && { input }) });
