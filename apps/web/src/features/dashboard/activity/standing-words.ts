import type { ListedContent } from "@fourball/domain/notification/content";
import { clockText, shortDate } from "../../../kit/formatting.ts";

type StandingContent = Extract<ListedContent, { kind: "standing-game" }>;

/** What the golfer did with a game that repeats. */
export function standingGameText({ change, date }: StandingContent, actor: string): string {
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
