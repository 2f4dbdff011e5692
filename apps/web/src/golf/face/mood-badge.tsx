import { MOOD, type Mood } from "@fourball/domain/tee-time/constants";
import { Badge, Emoji } from "@fourball/ui/badge";
import type { ReactNode } from "react";

export function MoodBadge({ mood, emoji = MOOD[mood].emoji }: { mood: Mood; emoji?: string }): ReactNode {
  return (
    <Badge tone={mood}>
      <Emoji>{emoji}</Emoji>
      {MOOD[mood].label}
    </Badge>
  );
}
