import { z } from "zod";
import { entityId, teeTimeId } from "../id.ts";
import { gamePicture } from "../tee-time/schema.ts";

export const roundLinkInput = z.object({ teeTimeId });
export type RoundLinkInput = z.infer<typeof roundLinkInput>;

/** The golfer's own link to a round, for somebody they trust; null without one. */
export const ownRoundLink = z.object({
  /** A path on this site. Its secret part is in the hash, which browsers send to no server. */
  path: z.string().nullable(),
});
export type OwnRoundLink = z.infer<typeof ownRoundLink>;

export const openRoundLinkInput = z.object({ id: entityId("linkOver"), token: z.string().max(200) });
export type OpenRoundLinkInput = z.infer<typeof openRoundLinkInput>;

/** What anyone with the link sees: where, when and with whom, by first names. */
export const sharedRound = z.object({
  golferName: z.string(),
  courseName: z.string(),
  location: z.string(),
  phone: z.string().nullable(),
  /** `YYYY-MM-DD` and `HH:mm` on the clock of `timeZone`, an IANA name. */
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  ...gamePicture,
  isCancelled: z.boolean(),
  /** The others of the group, the host first. */
  others: z.array(z.string()),
  /** ISO instant; the link shows nothing from then on. */
  endsAt: z.iso.datetime(),
});
export type SharedRound = z.infer<typeof sharedRound>;
