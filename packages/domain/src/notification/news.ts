import { z } from "zod";

const place = { courseName: z.string(), date: z.string(), time: z.string() };

/** What a golfer is told, by kind. */
export const news = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("join-requested"),
    participantId: z.string(),
    ...place,
  }),
  z.object({
    kind: z.literal("join-withdrawn"),
    golferId: z.string(),
    wasConfirmed: z.boolean(),
    ...place,
  }),
  z.object({ kind: z.literal("join-approved"), ...place }),
  z.object({ kind: z.literal("join-declined"), ...place }),
  z.object({ kind: z.literal("removed"), ...place }),
  z.object({
    kind: z.literal("tee-time-edited"),
    before: z.object(place),
    ...place,
  }),
  z.object({
    kind: z.literal("tee-time-cancelled"),
    reason: z.string().nullable(),
    ...place,
  }),
]);
export type News = z.infer<typeof news>;
export type NewsKind = News["kind"];
