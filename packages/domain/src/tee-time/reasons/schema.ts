import { z } from "zod";
import { TIMES_OF_DAY } from "../constants.ts";
import { PACES, REASONS_MAX } from "./constants.ts";

/** Why a group fits a golfer, as data. Its rule is of the same name in `fit-of.ts` and `docs/reasons.md`. */
export const reason = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("partners"), firstName: z.string().nullable() }),
  z.object({ kind: z.literal("played-together"), firstName: z.string().nullable(), rounds: z.number().int() }),
  /** The lowest and the highest handicap of the host and the players. */
  z.object({ kind: z.literal("handicaps-within"), lowest: z.number(), highest: z.number() }),
  z.object({ kind: z.literal("walks-like-you") }),
  z.object({ kind: z.literal("same-pace"), pace: z.enum(PACES) }),
  z.object({ kind: z.literal("near"), distanceKm: z.number() }),
  z.object({ kind: z.literal("host-answers-fast"), medianMinutes: z.number().int() }),
  z.object({ kind: z.literal("usual-time"), timeOfDay: z.enum(TIMES_OF_DAY) }),
]);
export type Reason = z.infer<typeof reason>;

/** What a golfer should know before asking. */
export const caution = z.discriminatedUnion("kind", [
  /** `HH:mm` of the viewer's other game, on its course's clock. */
  z.object({ kind: z.literal("game-that-day"), time: z.string() }),
  z.object({ kind: z.literal("much-lower-handicaps"), lowest: z.number(), highest: z.number() }),
  z.object({ kind: z.literal("cart-required") }),
  z.object({ kind: z.literal("ends-in-the-dark"), holesOfLight: z.number().int() }),
]);
export type Caution = z.infer<typeof caution>;

export const fit = z.object({ reasons: z.array(reason).max(REASONS_MAX), caution: caution.nullable() });
export type Fit = z.infer<typeof fit>;
