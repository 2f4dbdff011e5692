import type { ReportDetail } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { useMember } from "../../../kit/session/member.ts";
import { Evidence } from "./evidence.tsx";
import { OtherReports, PastActions } from "./golfer-history.tsx";
import { personText, ReportState } from "./report-state.tsx";
import { SettleForm } from "./settle-form.tsx";
import { texts } from "./texts.ts";
import { useModeration } from "./use-moderation.ts";

/** What was reported and by whom, what is known of the golfer, and what can be done. */
export function ReportContent({ report }: { report: ReportDetail }): ReactNode {
  const { id } = useMember();
  const moderation = useModeration(report.id);
  const { takenBy, settledAt, settledBy, settledReason, words, reportedEmail } = report;
  const isOthers = takenBy !== null && takenBy.id !== id;
  return (
    <div className="stack gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <ReportState report={report} />
        {settledAt ? null : (
          <Button
            disabled={moderation.isTaking}
            focusableWhenDisabled
            onClick={takenBy ? moderation.release : moderation.take}
            size="small"
            variant="secondary"
          >
            {takenBy ? texts.release : texts.take}
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-small">
        <Fact label={texts.reason}>{REPORT_REASON_NAME[report.reason]}</Fact>
        <Fact label={texts.sent}>{momentTimeText(report.sentAt)}</Fact>
        <Fact label={texts.from}>{personText(report.reporter)}</Fact>
        {reportedEmail ? (
          <Fact label={texts.email}>
            <a className={linkStyle()} href={`mailto:${reportedEmail}`}>
              {reportedEmail}
            </a>
          </Fact>
        ) : null}
        {words ? <Fact label={texts.words}>{words}</Fact> : null}
      </dl>
      <Evidence evidence={report.evidence} />
      <PastActions actions={report.actions} undo={moderation.undo} />
      <OtherReports reports={report.otherReports} />
      {settledAt && settledBy ? (
        <p className="text-small wrap-anywhere">
          {texts.settledBy(personText(settledBy), momentTimeText(settledAt))}: {settledReason}
        </p>
      ) : null}
      {settledAt || isOthers ? null : <SettleForm report={report} settle={moderation.settle} />}
      {moderation.confirmDialog}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-micro">{label}</dt>
      <dd className="whitespace-pre-line font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
