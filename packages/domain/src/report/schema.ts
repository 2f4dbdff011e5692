import { z } from "zod";
import { entityId, teeTimeId } from "../id.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import {
  PROFILE_PICTURES,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  REPORT_WORDS_MAX,
  REPORT_WORDS_NEEDED,
} from "./constants.ts";

const golferId = entityId("golferNotFound");

/** What is reported; `invite` is that of the link which opened an unlisted game. */
export const reportTarget = z.discriminatedUnion("subject", [
  z.object({ subject: z.literal("golfer"), userId: golferId }),
  z.object({ subject: z.literal("message"), teeTimeId, seq: z.number().int().min(0).max(2_147_483_647) }),
  z.object({ subject: z.literal("game"), teeTimeId, invite: z.string().max(200).optional() }),
  z.object({ subject: z.literal("picture"), userId: golferId, picture: z.enum(PROFILE_PICTURES) }),
]);
export type ReportTarget = z.infer<typeof reportTarget>;

export const sendReportInput = z
  .object({
    about: reportTarget,
    reason: z.enum(REPORT_REASONS),
    words: text(REPORT_WORDS_MAX, tooLong("Your report", REPORT_WORDS_MAX)).default(""),
  })
  .refine(({ reason, words }) => reason !== "other" || words !== "", { path: ["words"], message: REPORT_WORDS_NEEDED });
export type SendReportInput = z.output<typeof sendReportInput>;

export const sentReport = z.object({ id: z.string(), sentAt: z.iso.datetime() });
export type SentReport = z.infer<typeof sentReport>;

/** A report of the viewer's, in the export of their data. */
export const ownReport = z.object({
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  words: z.string().nullable(),
  timestamp: z.iso.datetime(),
  /** Null while we look at it. */
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
});
export type OwnReport = z.infer<typeof ownReport>;
