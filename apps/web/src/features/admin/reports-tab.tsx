import { REPORT_STATES } from "@fourball/domain/links/admin-search";
import type { ReportPage, ReportRow } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME, REPORT_SUBJECTS } from "@fourball/domain/report/constants";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Select } from "@fourball/ui/forms/select";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { momentTimeText } from "../../kit/formatting.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { Pager, PastTheEnd } from "./pager.tsx";
import { ReportDrawer } from "./reports/report-drawer.tsx";
import { personText, stateText } from "./reports/report-state.tsx";
import { reportTexts } from "./reports/texts.ts";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { useAdminSearch } from "./use-admin-search.ts";

const stateFilters = REPORT_STATES.map((value) => ({ value, label: reportTexts.filters[value] }));
const subjectFilters = [
  { value: "anything" as const, label: reportTexts.anything },
  ...REPORT_SUBJECTS.map((value) => ({ value, label: reportTexts.subjects[value] })),
];

/** The reports of golfers, the oldest first. Other admins work on them too, so they are fetched whenever the tab opens. */
export function ReportsTab(): ReactNode {
  const { search, change } = useAdminSearch();
  const { page = 1, reports: state = "open", about } = search;
  const found = trpc.admin.reports.useQuery(
    { page, state, ...(about && { subject: about }) },
    { placeholderData: keepPreviousData, refetchOnMount: "always" },
  );
  return (
    <div className="stack gap-4">
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Select
          className="sm:w-52"
          label={reportTexts.filter}
          onValueChange={(chosen) => change({ reports: chosen === "open" ? undefined : chosen, page: undefined })}
          options={stateFilters}
          value={state}
        />
        <Select
          className="sm:w-44"
          label={reportTexts.about}
          onValueChange={(chosen) => change({ about: chosen === "anything" ? undefined : chosen, page: undefined })}
          options={subjectFilters}
          value={about ?? "anything"}
        />
      </div>
      <QueryBody query={found} skeleton={<RowsSkeleton />}>
        {(reports) => <Lines found={reports} page={page} />}
      </QueryBody>
      <ReportDrawer />
    </div>
  );
}

function Lines({ found: { items, total }, page }: { found: ReportPage; page: number }): ReactNode {
  const { change } = useAdminSearch();
  const toPage = (next: number): void => change({ page: next > 1 ? next : undefined }, { resetScroll: true });
  if (total === 0) return <EmptyState title={reportTexts.empty}>{reportTexts.emptyWords}</EmptyState>;
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <>
      <Card>
        <ol aria-label={reportTexts.list}>
          {items.map((report) => (
            <ReportLine key={report.id} onOpen={() => change({ report: report.id })} report={report} />
          ))}
        </ol>
      </Card>
      <Pager label={reportTexts.pages} onPage={toPage} page={page} total={total} />
    </>
  );
}

/** One report of the queue. */
function ReportLine({ report, onOpen }: { report: ReportRow; onOpen: () => void }): ReactNode {
  const { subject, reason, reported, sentAt } = report;
  const { id } = useMember();
  // What is cut off on a phone comes last.
  const detail = (
    <>
      <time dateTime={sentAt}>{momentTimeText(sentAt)}</time>
      {` · ${reportTexts.subjects[subject]} · ${personText(reported)}`}
    </>
  );
  return (
    <RowItem>
      <button aria-haspopup="dialog" className={`${rowStyle()} min-h-14`} onClick={onOpen} type="button">
        <RowFace detail={detail} value={stateText(report, id)}>
          {REPORT_REASON_NAME[reason]}
        </RowFace>
      </button>
    </RowItem>
  );
}
