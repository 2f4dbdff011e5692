import { MODERATION_ACTION_WORDS, MODERATION_UNDONE_WORDS } from "@fourball/domain/moderation/constants";
import type { ListedContent } from "@fourball/domain/notification/content";
import type { Notification } from "@fourball/domain/notification/schema";
import { REPORT_OUTCOME_WORDS, REPORT_REASON_NAME } from "@fourball/domain/report/constants";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { clockText, shortDate } from "../../../kit/formatting.ts";
import { dueText, isOver, type RareContent } from "./notification-text.ts";
import { Way, wayStyle } from "./way.tsx";

type RareWordsProps = { content: RareContent; notification: Notification };

/** What few golfers ever get: of a report, of what admins did about the viewer, and of games that repeat. */
export function RareWords({ content, notification }: RareWordsProps): ReactNode {
  const words = rareText(content, notification);
  switch (content.kind) {
    case "regular-asked":
      return <Way notification={notification}>{words}</Way>;
    case "standing-game":
      return (
        <>
          <Link className={wayStyle} to="/standing-games">
            {words}
          </Link>
          <More>{standingPlaceText(content)}</More>
        </>
      );
    case "moderated":
      return (
        <>
          {words}
          <More>Reason: {REPORT_REASON_NAME[content.category]}</More>
        </>
      );
    default:
      return words;
  }
}

const More = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="block font-normal text-ink-2 text-small">{children}</span>
);

export function rareText(content: RareContent, { actorName, timeZone }: Pick<Notification, "actorName" | "timeZone">): string {
  const actor = actorName ?? "A golfer";
  switch (content.kind) {
    case "report-settled":
      return REPORT_OUTCOME_WORDS[content.outcome];
    case "moderated":
      return content.actions.map((action) => MODERATION_ACTION_WORDS[action]).join(" ");
    case "moderation-undone":
      return MODERATION_UNDONE_WORDS[content.action];
    case "regular-asked": {
      const due = dueText(content.expiresAt, timeZone);
      return isOver(content.expiresAt) ? `${actor} kept a spot for you until ${due}` : `Are you in? Reply to ${actor} by ${due}`;
    }
    case "standing-game":
      return standingGameText(content, actor);
  }
}

type StandingContent = Extract<ListedContent, { kind: "standing-game" }>;

/** What the golfer did with a game that repeats. */
function standingGameText({ change, date }: StandingContent, actor: string): string {
  switch (change) {
    case "added":
      return `${actor} made you a regular`;
    case "handed-over":
      return `${actor} made you the host of a repeating game`;
    case "new-host":
      return `${actor} hosts your repeating game now`;
    case "left":
      return `${actor} left your repeating game`;
    case "skipped":
      return date ? `${actor} skipped ${shortDate(date)}` : `${actor} skipped a date`;
    case "ended":
      return `${actor} stopped your repeating game`;
  }
}

/** `Every Saturday, 8:00 AM at Cypress Hollow`. */
export const standingPlaceText = ({ when, time, courseName }: StandingContent): string =>
  `${when}, ${clockText(time)} at ${courseName}`;
