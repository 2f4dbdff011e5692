import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull, type Spots } from "@fourball/domain/tee-time/spots";

export type JoinButtonState = "join" | "sending" | "sent" | "in" | "declined" | "full";

type Situation = { spotCounts: Spots; viewerStatus: TeeTimeCard["viewerStatus"]; joining: boolean };

export function joinButtonState({ spotCounts, viewerStatus, joining }: Situation): JoinButtonState {
  if (joining) return "sending";
  if (viewerStatus === "pending") return "sent";
  if (viewerStatus === "confirmed") return "in";
  if (viewerStatus === "declined") return "declined";
  return isFull(spotCounts) ? "full" : "join";
}
