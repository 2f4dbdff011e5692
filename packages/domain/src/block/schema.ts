import { z } from "zod";
import { playerAvatar } from "../golfer/schema.ts";
import { entityId } from "../id.ts";

export const blockInput = z.object({ userId: entityId("golferNotFound") });
export type BlockInput = z.infer<typeof blockInput>;

/** A golfer whom the viewer blocked. */
export const blockedGolfer = playerAvatar.extend({ userId: z.string(), blockedAt: z.iso.datetime() });
export type BlockedGolfer = z.infer<typeof blockedGolfer>;

/** What a block did, and what it left. */
export const blocked = z.object({
  /** Requests of one to a game of the other that waited for an answer. */
  endedRequests: z.number().int(),
  /** Games to come in which both still play. */
  gamesTogether: z.number().int(),
});
export type Blocked = z.infer<typeof blocked>;
