import { actionsOn, type ModerationAction, type SuspensionDays } from "@fourball/domain/moderation/constants";
import type { ReportDetail } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { Button } from "@fourball/ui/button";
import { Checkbox } from "@fourball/ui/forms/checkbox";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Sheet } from "@fourball/ui/overlays/sheet";
import { skipToken } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useMember } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { Fact } from "../fact.tsx";
import { useAdminSearch } from "../use-admin-search.ts";
import { CategoryField, DaysField, isGiven, WhyField } from "./decision-fields.tsx";
import { Evidence } from "./evidence.tsx";
import { Fills, OtherReports, PastActions } from "./golfer-history.tsx";
import { personText, ReportState } from "./report-state.tsx";
import { reportTexts } from "./texts.ts";
import { type Settlement, useModeration } from "./use-moderation.ts";

/** Opens from the address, so that admins can send each other a link. */
export function ReportDrawer(): ReactNode {
  const { search, change } = useAdminSearch();
  const [last, setLast] = useState(search.report);
  // Kept while it closes.
  if (search.report !== undefined && search.report !== last) setLast(search.report);
  const shown = search.report ?? last;
  const report = trpc.admin.report.useQuery(shown ? { reportId: shown } : skipToken);
  return (
    <Sheet
      onOpenChange={(open) => open || change({ report: undefined })}
      open={search.report !== undefined}
      title={report.data ? reportTexts.title(personText(report.data.reported)) : reportTexts.loadingTitle}
    >
      <QueryBody failed={reportTexts.failed} query={report}>
        {(found) => <ReportContent key={found.id} report={found} />}
      </QueryBody>
    </Sheet>
  );
}

/** What was reported and by whom, what is known of the golfer, and what can be done. */
function ReportContent({ report }: { report: ReportDetail }): ReactNode {
  const { id } = useMember();
  const moderation = useModeration(report.id);
  const { takenBy, settledAt, settledBy, settledReason } = report;
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
            {takenBy ? reportTexts.release : reportTexts.take}
          </Button>
        )}
      </div>
      <Facts report={report} />
      <Evidence evidence={report.evidence} />
      <PastActions actions={report.actions} undo={moderation.undo} />
      <OtherReports reports={report.otherReports} />
      {report.fills.length > 0 ? <Fills fills={report.fills} /> : null}
      {settledAt && settledBy ? (
        <p className="text-small wrap-anywhere">
          {reportTexts.settledBy(personText(settledBy), momentTimeText(settledAt))}: {settledReason}
        </p>
      ) : null}
      {settledAt || isOthers ? null : <SettleForm report={report} settle={moderation.settle} />}
      {moderation.confirmDialog}
    </div>
  );
}

function Facts({ report: { reason, sentAt, reporter, reportedEmail, words } }: { report: ReportDetail }): ReactNode {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-small">
      <Fact label={reportTexts.reason}>{REPORT_REASON_NAME[reason]}</Fact>
      <Fact label={reportTexts.sent}>{momentTimeText(sentAt)}</Fact>
      <Fact label={reportTexts.from}>{personText(reporter)}</Fact>
      {reportedEmail ? (
        <Fact label={reportTexts.email}>
          <a className={linkStyle()} href={`mailto:${reportedEmail}`}>
            {reportedEmail}
          </a>
        </Fact>
      ) : null}
      {words ? <Fact label={reportTexts.words}>{words}</Fact> : null}
    </dl>
  );
}

type SettleFormProps = { report: ReportDetail; settle: (settlement: Settlement) => Promise<unknown> };

/** Everything that is done about a report, at once, with its reason. */
function SettleForm({ report, settle }: SettleFormProps): ReactNode {
  const [actions, setActions] = useState<readonly ModerationAction[]>([]);
  const [suspendDays, setDays] = useState<SuspensionDays>(7);
  const [category, setCategory] = useState(report.reason);
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isGiven(reason) || isSaving) return;
    setSaving(true);
    const settlement = { reportId: report.id, actions: [...actions], suspendDays, category, reason };
    // A toast says why it was refused.
    await settle(settlement).catch(() => undefined);
    setSaving(false);
  }

  return (
    <form aria-label={reportTexts.settleTitle} className="stack gap-4 border-line border-t pt-4" noValidate onSubmit={submit}>
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold">{reportTexts.actionsLegend}</legend>
        <p className="text-ink-2 text-small">{reportTexts.actionsHint}</p>
        {actionsOn(report.subject).map((action) => (
          <Checkbox
            checked={actions.includes(action)}
            description={action === "game-cancelled" ? reportTexts.gameHint : undefined}
            key={action}
            label={reportTexts.actions[action]}
            onCheckedChange={(isOn) => setActions(isOn ? [...actions, action] : actions.filter((each) => each !== action))}
          />
        ))}
      </fieldset>
      {actions.includes("suspended") ? <DaysField onChange={setDays} value={suspendDays} /> : null}
      {actions.length > 0 ? <CategoryField onChange={setCategory} value={category} /> : null}
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
      <Button
        pending={isSaving}
        pendingLabel={reportTexts.settling}
        type="submit"
        variant={actions.length > 0 ? "danger" : "primary"}
      >
        {actions.length > 0 ? reportTexts.settle : reportTexts.dismiss}
      </Button>
    </form>
  );
}
