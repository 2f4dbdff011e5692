import type { ReportEvidence } from "@fourball/domain/report/evidence";

/** What a report is about, as the reporter sees it at this moment. */
export type Reported = {
  golferId: string;
  /** Names the thing among those of its subject. */
  key: string;
  evidence: ReportEvidence;
  /** The hash of an uploaded picture of the evidence. */
  pictureHash: string | undefined;
};
