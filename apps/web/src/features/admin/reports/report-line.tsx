import type { ReportRow } from "@fourball/domain/moderation/schema";
import { REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import type { ReactNode } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { useMember } from "../../../kit/session/member.ts";
import { personText, stateText } from "./report-state.tsx";
import { texts } from "./texts.ts";

/** One report of the queue. */
export function ReportLine({ report, onOpen }: { report: ReportRow; onOpen: () => void }): ReactNode {
  const { subject, reason, reported, sentAt } = report;
  const { id } = useMember();
  // What is cut off on a phone comes last.
  const about = [momentTimeText(sentAt), texts.subjects[subject], personText(reported)].join(" · ");
  return (
    <RowItem>
      <button aria-haspopup="dialog" className={`${rowStyle()} min-h-14`} onClick={onOpen} type="button">
        <RowFace detail={about} value={stateText(report, id)}>
          {REPORT_REASON_NAME[reason]}
        </RowFace>
      </button>
    </RowItem>
  );
}
