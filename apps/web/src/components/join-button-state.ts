import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull, type Seats } from "@fourball/domain/tee-time/spots";

export type JoinButtonState = "join" | "sending" | "sent" | "in" | "declined" | "full";

export const joinButtonLabel = {
  join: "Request to Join",
  sending: "Sending...",
  sent: "Request Sent",
  in: "You're in",
  declined: "Request declined",
  full: "Full",
} as const satisfies Record<JoinButtonState, string>;

/** Why the button does nothing, for those who arrive at it by keyboard or ear. */
export const joinButtonReason = {
  join: undefined,
  sending: undefined,
  sent: "Waiting for host approval",
  in: "The host has confirmed you",
  declined: "The host has declined your request",
  full: "No available spots remaining",
} as const satisfies Record<JoinButtonState, string | undefined>;

type Situation = { seats: Seats; viewerStatus: TeeTimeCard["viewerStatus"]; joining: boolean };

export function joinButtonState({ seats, viewerStatus, joining }: Situation): JoinButtonState {
  if (joining) return "sending";
  if (viewerStatus === "pending") return "sent";
  if (viewerStatus === "confirmed") return "in";
  if (viewerStatus === "declined") return "declined";
  return isFull(seats) ? "full" : "join";
}
