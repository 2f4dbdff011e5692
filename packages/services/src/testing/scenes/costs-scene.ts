import type { CostCard, SetCostsInput } from "@fourball/domain/cost/schema";
import type { MemberContext } from "../../core/service-context.ts";
import { setCosts } from "../../games/cost/set-costs.ts";
import { getCosts } from "../../games/tee-time/get-costs.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import type { TestWorld } from "../../testing.ts";
import { confirmedGame, OVER } from "./played-round.ts";

/** $85, a cart for $20, and $25 of it paid by the host when booking. */
export const AMOUNTS = { greenFee: 8500, cart: 2000, deposit: 2500, payee: "shop", rule: "" } as const;
type Costs = Partial<Omit<SetCostsInput, "teeTimeId">>;

/** Games that cost something, before the round and after it. */
export function costsScene(world: TestWorld) {
  /** Maya's game tomorrow with Owen and Ines, which costs what `costs` say; null says nothing. */
  async function aGame(costs: Costs | null = {}) {
    const maya = await world.golfer({ firstName: "Maya", lastName: "Lindqvist" });
    const { teeTimeId, host, players } = await confirmedGame(world, { game: { hostId: maya.id, totalSlots: 4 } });
    const [owen, ines] = players;
    if (!owen || !ines) throw new Error("two players were made");
    const set = (more: Costs = {}): Promise<CostCard> =>
      setCosts(host, { ...AMOUNTS, bookedById: host.viewer.id, teeTimeId, ...costs, ...more });
    const card = (as: MemberContext): Promise<CostCard> => getCosts(as, { teeTimeId });
    if (costs) await set();
    return { teeTimeId, host, owen, ines, set, card };
  }

  async function playToTheEnd(): Promise<void> {
    world.clock.time = OVER;
    await runDueJobs(world.anonymous());
  }

  return {
    aGame,
    playToTheEnd,
    async aRound(costs: Costs | null = {}) {
      const game = await aGame(costs);
      await playToTheEnd();
      return game;
    },
  };
}
