import type { ModerationEntry, ReportDetail } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { isGiven, WhyField } from "./decision-fields.tsx";
import { reportTexts } from "./texts.ts";

type Undo = (actionId: string, reason: string) => Promise<unknown>;

/** What admins did about the golfer, of all reports; each can be undone here where that is possible. */
export function PastActions({ actions, undo }: { actions: readonly ModerationEntry[]; undo: Undo }): ReactNode {
  return (
    <section className="stack gap-1">
      <h3>{reportTexts.history}</h3>
      {actions.length === 0 ? <p className="text-ink-2 text-small">{reportTexts.noHistory}</p> : null}
      <ul className="grid empty:hidden">
        {actions.map((entry) => (
          <li className="grid gap-0.5 border-line border-b py-2 text-small last:border-b-0" key={entry.id}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{reportTexts.done[entry.action]}</span>
              <State entry={entry} />
              {entry.canUndo ? (
                <UndoButton what={reportTexts.done[entry.action]} undo={(reason) => undo(entry.id, reason)} />
              ) : null}
            </span>
            <span className="text-ink-2 wrap-anywhere">{entry.reason}</span>
            <span className="text-ink-2">{reportTexts.by(entry.adminName, momentTimeText(entry.at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ entry: { action, until, undoneAt, acknowledgedAt } }: { entry: ModerationEntry }): ReactNode {
  if (undoneAt) return <Badge className="whitespace-normal">{reportTexts.undone(momentTimeText(undoneAt))}</Badge>;
  if (acknowledgedAt)
    return <Badge className="whitespace-normal">{reportTexts.acknowledged(momentTimeText(acknowledgedAt))}</Badge>;
  if (action !== "suspended") return null;
  return <Badge className="whitespace-normal">{until ? reportTexts.until(momentTimeText(until)) : reportTexts.forGood}</Badge>;
}

export function OtherReports({ reports }: { reports: ReportDetail["otherReports"] }): ReactNode {
  return (
    <section className="stack gap-1">
      <h3>{reportTexts.others}</h3>
      {reports.length === 0 ? <p className="text-ink-2 text-small">{reportTexts.noOthers}</p> : null}
      <ul className="grid empty:hidden">
        {reports.map(({ id, subject, reason, sentAt, outcome }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2 text-small last:border-b-0"
            key={id}
          >
            <span>
              {reportTexts.subjects[subject]} · {REPORT_REASON_NAME[reason]}, {momentTimeText(sentAt)}
            </span>
            <Badge>{outcome ? reportTexts.outcomes[outcome] : reportTexts.open}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For reports of unwanted messages: how many golfers were asked about an open spot, and whether one of them sent this report. */
export function Fills({ fills }: Pick<ReportDetail, "fills">): ReactNode {
  return (
    <section className="stack gap-1">
      <h3>{reportTexts.fills}</h3>
      <p className="text-ink-2 text-small">{reportTexts.fillsHint}</p>
      <ul className="grid">
        {fills.map(({ startedAt, endReason, sent, reporterSentAt }) => (
          <li className="grid gap-0.5 border-line border-b py-2 text-small last:border-b-0" key={startedAt}>
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              {reportTexts.fill(sent, momentTimeText(startedAt))}
              <Badge>{endReason ? reportTexts.ends[endReason] : reportTexts.running}</Badge>
            </span>
            {reporterSentAt ? (
              <span className="text-ink-2">{reportTexts.reporterAsked(momentTimeText(reporterSentAt))}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks why before something is undone. */
function UndoButton({ what, undo }: { what: string; undo: (reason: string) => Promise<unknown> }): ReactNode {
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);

  function confirm(): Promise<unknown> {
    setTried(true);
    return isGiven(reason) ? undo(reason) : Promise.reject(new Error(reportTexts.whyNeeded));
  }

  return (
    <AlertDialog
      cancelLabel={reportTexts.cancel}
      confirmLabel={reportTexts.undoConfirm}
      description={reportTexts.undoDescription}
      onConfirm={confirm}
      pendingLabel={reportTexts.settling}
      title={reportTexts.undoTitle}
      trigger={
        <Button aria-label={reportTexts.undo(what)} size="small" variant="ghost">
          {reportTexts.undoConfirm}
        </Button>
      }
    >
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
    </AlertDialog>
  );
}
