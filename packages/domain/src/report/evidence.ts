import { z } from "zod";
import { PROFILE_PICTURES } from "./constants.ts";

/** A picture as it was: `url` is where this installation serves it, or an address elsewhere that the golfer gave. */
const picture = z.object({ url: z.string() });

const game = z.object({
  teeTimeId: z.string(),
  courseName: z.string(),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  hostName: z.string(),
});

/** What was reported, as it was at that moment: it is kept when the original is changed or deleted. `name` is the golfer's. */
export const reportEvidence = z.discriminatedUnion("subject", [
  z.object({
    subject: z.literal("golfer"),
    name: z.string(),
    bio: z.string().nullable(),
    handicap: z.number().nullable(),
    photo: picture.nullable(),
    cover: picture.nullable(),
  }),
  z.object({
    subject: z.literal("message"),
    name: z.string(),
    messageId: z.string(),
    seq: z.number().int(),
    message: z.string(),
    photo: picture.nullable(),
    sentAt: z.iso.datetime(),
    game,
  }),
  z.object({ subject: z.literal("game"), name: z.string(), game, description: z.string().nullable() }),
  z.object({ subject: z.literal("picture"), name: z.string(), picture: z.enum(PROFILE_PICTURES), photo: picture }),
]);
export type ReportEvidence = z.infer<typeof reportEvidence>;
export type EvidenceOf<Subject extends ReportEvidence["subject"]> = Extract<ReportEvidence, { subject: Subject }>;
