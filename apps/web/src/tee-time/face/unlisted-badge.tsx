import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { deadlineText } from "../clock/due-text.ts";
import { texts as headStartTexts } from "../head-start/texts.ts";
import { texts } from "./texts.ts";

type Game = Pick<TeeTimeCard, "isPublic" | "opensToAllAt" | "course">;

/** Why not everyone sees a game; nothing for one that everyone sees. */
export function UnlistedBadge({ game: { isPublic, opensToAllAt, course } }: { game: Game }): ReactNode {
  if (isPublic) return null;
  return (
    <Badge tone="outline">
      {opensToAllAt ? null : <Lock aria-hidden="true" />}
      {opensToAllAt ? headStartTexts.badge(deadlineText(opensToAllAt, Temporal.Now.instant(), course.timeZone)) : texts.private}
    </Badge>
  );
}
