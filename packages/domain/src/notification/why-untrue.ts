import { earliestDate } from "../saved-search/filter.ts";
import { isOver } from "../tee-time/completion.ts";
import type { NotificationContent } from "./content.ts";
import { trueUntil } from "./truth.ts";

/** What has become of the things that a notification is about since it was made. */
export type Since = {
  /** The game that it is about; null when it is about none. */
  game: { teeOffAt: Temporal.Instant; isCancelled: boolean } | null;
  /** Of the games that a search found, one that is named is still on. */
  isGameLeft: boolean;
  /** Of a mail with a link, which would be made with the mail: false when the time is over in which it would have worked. */
  isLinkOpen: boolean;
  /** Of a mail with a link: a later mail has one that works instead. */
  isLinkReplaced: boolean;
};

/** Why a notification isn't sent, for admins. */
export const UNTRUE = {
  cancelled: "The game was cancelled",
  started: "The game has started",
  over: "The round is over",
  late: "Its time is over",
  gone: "None of its games is left",
  expired: "The link has expired",
  replaced: "A newer email has the link that works",
} as const;
export type Untrue = keyof typeof UNTRUE;

/** Why a notification that waited to be sent is no longer true; undefined when it is. */
export function whyUntrue(content: NotificationContent, since: Since, now: Temporal.Instant): Untrue | undefined {
  switch (trueUntil(content.kind)) {
    case "always":
      return undefined;
    case "tee-off":
      return whyNotPlayed(since, now);
    case "round-over":
      if (since.game?.isCancelled) return "cancelled";
      return since.game && isOver(since.game, now) ? "over" : undefined;
    case "its-time":
      if (since.game?.isCancelled) return "cancelled";
      return isPast(timeOf(content), now) ? "late" : undefined;
    case "games":
      return isAnyGameLeft(content, since, now) ? undefined : "gone";
    case "link":
      if (!since.isLinkOpen) return "expired";
      return since.isLinkReplaced ? "replaced" : whyNotPlayed(since, now);
  }
}

function whyNotPlayed({ game }: Since, now: Temporal.Instant): Untrue | undefined {
  if (game?.isCancelled) return "cancelled";
  return game && Temporal.Instant.compare(game.teeOffAt, now) <= 0 ? "started" : undefined;
}

const isPast = (time: string | undefined, now: Temporal.Instant): boolean =>
  time !== undefined && Temporal.Instant.compare(Temporal.Instant.from(time), now) <= 0;

/** Until when the recipient can do what it offers or asks for. */
function timeOf(content: NotificationContent): string | undefined {
  if ("expiresAt" in content) return content.expiresAt;
  if ("closesAt" in content) return content.closesAt;
  if ("answerBy" in content) return content.answerBy;
  return "opensAt" in content ? content.opensAt : undefined;
}

function isAnyGameLeft(content: NotificationContent, { isGameLeft }: Since, now: Temporal.Instant): boolean {
  if (!("games" in content)) return true;
  const hasDateLeft = content.games.some(({ date }) => date >= earliestDate(now));
  return hasDateLeft && (isGameLeft || content.count > content.games.length);
}
