import { z } from "zod";
import type { CountedGame } from "./spots.ts";

/** How many spots a game has and how many are taken, wherever it is sent. */
export const spotCounts = {
  totalSlots: z.number().int(),
  confirmedCount: z.number().int(),
  /** Spots on offer to golfers on the waitlist, which are taken until the offers end. */
  offeredCount: z.number().int(),
} satisfies Record<keyof CountedGame, z.ZodNumber>;
