import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { deadlineText } from "../clock/due-text.ts";
import { headStartTexts } from "../head-start/texts.ts";
import { faceTexts } from "./texts.ts";

type Game = Pick<TeeTimeCard, "isPublic" | "opensToAllAt" | "course" | "viewerStatus"> &
  Partial<Pick<TeeTimeDetail, "standingGameId">>;

/** Why not everyone sees a game; nothing for one that everyone sees. */
export function UnlistedBadge({ game }: { game: Game }): ReactNode {
  const { isPublic, opensToAllAt, course } = game;
  if (isPublic) return null;
  return (
    <Badge tone="outline">
      {opensToAllAt ? null : <Lock aria-hidden="true" />}
      {opensToAllAt ? firstUntil(game)(deadlineText(opensToAllAt, Temporal.Now.instant(), course.timeZone)) : faceTexts.private}
    </Badge>
  );
}

/** A card doesn't say whether it is a date of a standing game, which only those who take part in it see first. */
function firstUntil({ standingGameId, viewerStatus }: Game): (until: string) => string {
  if (standingGameId) return headStartTexts.regulars;
  return viewerStatus && standingGameId === undefined ? headStartTexts.opens : headStartTexts.badge;
}
