import { z } from "zod";
import { LIVE_LOOKBACK_MS } from "./change.ts";

/** `lookBackMs`: how long before the subscription its changes begin, in milliseconds: since the screen asked for what it shows. */
export const liveChangesInput = z.object({ lookBackMs: z.number().min(0).max(LIVE_LOOKBACK_MS).optional() }).optional();
