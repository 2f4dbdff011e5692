import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { roundStage } from "./round-stage.ts";
import { faceTexts } from "./texts.ts";

/** Whether a game is under way or completed. */
export function RoundBadge({ game }: { game: Pick<TeeTimeCard, "status" | "teeOffAt"> }): ReactNode {
  const stage = roundStage(game);
  if (stage === "under way") return <Badge tone="ok">{faceTexts.underWay}</Badge>;
  return stage === "completed" ? <Badge tone="outline">{faceTexts.completed}</Badge> : null;
}
