import { MODERATION_ACTION_WORDS, MODERATION_UNDONE_WORDS } from "@fourball/domain/moderation/constants";
import { REPORT_OUTCOME_WORDS, REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import type { ReactNode } from "react";
import type { ModerationContent } from "./notification-text.ts";

/** What came of a report, or what admins did about the viewer and why. */
export function ModerationWords({ news }: { news: ModerationContent }): ReactNode {
  return (
    <>
      {moderationText(news)}
      {news.kind === "moderated" ? (
        <span className="block font-normal text-ink-2 text-small">Reason: {REPORT_REASON_NAME[news.category]}</span>
      ) : null}
    </>
  );
}

export function moderationText(news: ModerationContent): string {
  switch (news.kind) {
    case "report-settled":
      return REPORT_OUTCOME_WORDS[news.outcome];
    case "moderated":
      return news.actions.map((action) => MODERATION_ACTION_WORDS[action]).join(" ");
    case "moderation-undone":
      return MODERATION_UNDONE_WORDS[news.action];
  }
}
