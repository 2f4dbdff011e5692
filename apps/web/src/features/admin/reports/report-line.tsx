import type { ReportRow } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import type { ReactNode } from "react";
import { momentTimeText } from "../../../shared/formatting.ts";
import { personText, ReportState } from "./report-state.tsx";
import { texts } from "./texts.ts";

/** One report of the queue; the whole line opens it. */
export function ReportLine({ report, onOpen }: { report: ReportRow; onOpen: () => void }): ReactNode {
  const { subject, reason, reported, sentAt } = report;
  return (
    <li className="relative grid gap-1 border-line border-t px-4 py-3 text-small first:border-t-0 hover:bg-sunken sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <button
          aria-haspopup="dialog"
          className="stretch-link min-w-0 text-left font-semibold text-ink wrap-anywhere"
          onClick={onOpen}
          type="button"
        >
          {REPORT_REASON_NAME[reason]}
        </button>
        <time className="text-ink-2 tabular-nums" dateTime={sentAt}>
          {momentTimeText(sentAt)}
        </time>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 text-ink-2 wrap-anywhere">
          {texts.subjects[subject]} · {personText(reported)}
        </span>
        <ReportState report={report} />
      </p>
    </li>
  );
}
