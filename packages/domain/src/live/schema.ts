import { z } from "zod";
import { LIVE_LOOKBACK_MS } from "./change.ts";

export const liveChangesInput = z
  .object({
    /** How long before the subscription its changes begin, in milliseconds: since the screen asked for what it shows. */
    lookBackMs: z.number().min(0).max(LIVE_LOOKBACK_MS).optional(),
    /** The kinds of changes that the client knows besides the first ones: pages that were opened before a kind existed don't. */
    knows: z.array(z.string().max(40)).max(20).optional(),
  })
  .optional();
