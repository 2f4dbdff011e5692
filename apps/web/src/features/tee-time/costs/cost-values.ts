import { parseCents, typedCents } from "@fourball/domain/cost/cents";
import { COST_MAX, COST_RULE_MAX, PAYEES } from "@fourball/domain/cost/constants";
import { COST_TOO_MUCH, type GameCosts } from "@fourball/domain/cost/schema";
import { tooLong } from "@fourball/domain/too-long";
import { z } from "zod";
import { costTexts } from "./texts.ts";

/** An amount in the form: empty, or as golfers type it; in cents once it is read. */
const amount = z.string().transform((typed, { addIssue }) => {
  if (typed.trim() === "") return null;
  const cents = parseCents(typed);
  if (cents !== undefined && cents <= COST_MAX) return cents;
  addIssue({ code: "custom", message: cents === undefined ? costTexts.dialog.notAnAmount : COST_TOO_MUCH });
  return z.NEVER;
});

export const costValues = z.object({
  greenFee: amount,
  cart: amount,
  deposit: amount,
  payee: z.enum(PAYEES),
  bookedById: z.string(),
  rule: z.string().max(COST_RULE_MAX, tooLong(costTexts.rule, COST_RULE_MAX)),
});
export type CostValues = z.input<typeof costValues>;
export type ReadCostValues = z.output<typeof costValues>;
export const costFields = ["greenFee", "cart", "deposit", "payee", "bookedById", "rule"] as const satisfies (keyof CostValues)[];

const typed = (cents: number | null): string => (cents === null ? "" : typedCents(cents));

/** What the form starts with: the costs as they are, or nothing, booked by the host. */
export const valuesOf = (costs: GameCosts | null, hostId: string): CostValues => ({
  greenFee: typed(costs?.greenFee ?? null),
  cart: typed(costs?.cart ?? null),
  deposit: typed(costs?.deposit ?? null),
  payee: costs?.payee ?? "shop",
  bookedById: costs?.bookedBy.id ?? hostId,
  rule: costs?.rule ?? "",
});
