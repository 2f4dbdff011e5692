import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull, type Spots } from "@fourball/domain/tee-time/spots";

export type JoinButtonState = "join" | "sending" | "sent" | "in" | "declined" | "full";

export const joinButtonLabel = {
  join: "Request to Join",
  sending: "Sending...",
  sent: "Request Sent",
  in: "You're in",
  declined: "Request declined",
  full: "Full",
} as const satisfies Record<JoinButtonState, string>;

/** Why the button is disabled, for keyboard and screen reader users. */
export const joinButtonReason = {
  join: undefined,
  sending: undefined,
  sent: "Waiting for host approval",
  in: "The host has confirmed you",
  declined: "The host has declined your request",
  full: "No available spots remaining",
} as const satisfies Record<JoinButtonState, string | undefined>;

type Situation = { spotCounts: Spots; viewerStatus: TeeTimeCard["viewerStatus"]; joining: boolean };

export function joinButtonState({ spotCounts, viewerStatus, joining }: Situation): JoinButtonState {
  if (joining) return "sending";
  if (viewerStatus === "pending") return "sent";
  if (viewerStatus === "confirmed") return "in";
  if (viewerStatus === "declined") return "declined";
  return isFull(spotCounts) ? "full" : "join";
}
