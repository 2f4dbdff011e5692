import type { CostCard } from "@fourball/domain/cost/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { MemberContext } from "../../core/service-context.ts";
import { readCosts } from "../cost/read-costs.ts";
import { getTeeTime } from "./get-tee-time.ts";

/**
 * What a game costs, for everyone who may see the game; after the round also what the viewer owes, or is owed: what two other
 * golfers owe each other is theirs alone.
 */
export async function getCosts(ctx: MemberContext, input: OpenTeeTimeInput): Promise<CostCard> {
  await getTeeTime(ctx, input);
  return readCosts(ctx, input.teeTimeId);
}
