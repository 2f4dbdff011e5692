import { REPORT_REASONS, type ReportReason } from "../report/constants.ts";

export type Suspension = {
  /** ISO instant at which it ends; null for good. */
  until: string | null;
  /** Null where none was given. */
  reason: ReportReason | null;
};

/** What an address says of a suspension; what is no moment, or none of the reasons, counts as missing. */
export const readSuspension = ({ until, reason }: { until?: unknown; reason?: unknown }): Suspension => ({
  until: typeof until === "string" && !Number.isNaN(Date.parse(until)) ? until : null,
  reason: REPORT_REASONS.find((each) => each === reason) ?? null,
});
