import type { ModerationEntry, ReportDetail } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { Badge } from "@fourball/ui/badge";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { type ReactNode, useState } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { isGiven, WhyField } from "./decision-fields.tsx";
import { texts } from "./texts.ts";

type Undo = (actionId: string, reason: string) => Promise<unknown>;

/** What admins did about the golfer, of all reports; each can be undone here where that is possible. */
export function PastActions({ actions, undo }: { actions: readonly ModerationEntry[]; undo: Undo }): ReactNode {
  return (
    <section className="stack gap-1">
      <h3>{texts.history}</h3>
      {actions.length === 0 ? <p className="text-ink-2 text-small">{texts.noHistory}</p> : null}
      <ul className="grid empty:hidden">
        {actions.map((entry) => (
          <li className="grid gap-0.5 border-line border-b py-2 text-small last:border-b-0" key={entry.id}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{texts.done[entry.action]}</span>
              <State entry={entry} />
              {entry.canUndo ? <UndoButton what={texts.done[entry.action]} undo={(reason) => undo(entry.id, reason)} /> : null}
            </span>
            <span className="text-ink-2 wrap-anywhere">{entry.reason}</span>
            <span className="text-ink-2">{texts.by(entry.adminName, momentTimeText(entry.at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ entry: { action, until, undoneAt, acknowledgedAt } }: { entry: ModerationEntry }): ReactNode {
  if (undoneAt) return <Badge className="whitespace-normal">{texts.undone(momentTimeText(undoneAt))}</Badge>;
  if (acknowledgedAt) return <Badge className="whitespace-normal">{texts.acknowledged(momentTimeText(acknowledgedAt))}</Badge>;
  if (action !== "suspended") return null;
  return <Badge className="whitespace-normal">{until ? texts.until(momentTimeText(until)) : texts.forGood}</Badge>;
}

export function OtherReports({ reports }: { reports: ReportDetail["otherReports"] }): ReactNode {
  return (
    <section className="stack gap-1">
      <h3>{texts.others}</h3>
      {reports.length === 0 ? <p className="text-ink-2 text-small">{texts.noOthers}</p> : null}
      <ul className="grid empty:hidden">
        {reports.map(({ id, subject, reason, sentAt, outcome }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2 text-small last:border-b-0"
            key={id}
          >
            <span>
              {texts.subjects[subject]} · {REPORT_REASON_NAME[reason]}, {momentTimeText(sentAt)}
            </span>
            <Badge>{outcome ? texts.outcomes[outcome] : texts.open}</Badge>
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
    return isGiven(reason) ? undo(reason) : Promise.reject(new Error(texts.whyNeeded));
  }

  return (
    <AlertDialog
      cancelLabel={texts.cancel}
      confirmLabel={texts.undoConfirm}
      description={texts.undoDescription}
      onConfirm={confirm}
      pendingLabel={texts.settling}
      title={texts.undoTitle}
      trigger={
        <Button aria-label={texts.undo(what)} size="small" variant="ghost">
          {texts.undoConfirm}
        </Button>
      }
    >
      <WhyField onChange={setReason} value={reason} wasTried={wasTried} />
    </AlertDialog>
  );
}
