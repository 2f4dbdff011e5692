import { conflict, invalid } from "../failure.ts";

export type Seats = { totalSlots: number; confirmed: number };

export const openSpots = ({ totalSlots, confirmed }: Seats): number => totalSlots - confirmed - 1; // the host plays too

export const isFull = (seats: Seats): boolean => openSpots(seats) <= 0;

const spotsForOthers = (seats: Seats): number => seats.totalSlots - 1;

/** On a card. */
export const spotsText = (seats: Seats): string => `${Math.max(0, openSpots(seats))} of ${spotsForOthers(seats)} spots`;

/** On a public profile. */
export const profileSpotsText = (seats: Seats): string => `${seats.confirmed}/${spotsForOthers(seats)}`;

/** Beside the heading of the players. */
export const playersText = (seats: Seats): string => `(${seats.confirmed + 1}/${seats.totalSlots})`;

export function assertSpotLeft(seats: Seats): void {
  if (isFull(seats)) throw conflict("No spots left");
}

export function assertSlotsCoverPlayers(seats: Seats): void {
  if (openSpots(seats) < 0) throw conflict("Total players cannot be below confirmed players");
}

type Joinable = Seats & {
  hostId: string;
  status: string;
  teeOffAt: Temporal.Instant;
};
type Existing = "pending" | "confirmed" | "declined" | undefined;

/** `viewerId` is absent for a guest. */
export function assertMayJoin(viewerId: string | undefined, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertMayAsk(viewerId, teeTime, existing, now);
  if (isFull(teeTime)) throw conflict("Tee time is full");
}

/** The line is for games that are full. */
export function assertMayStandInLine(viewerId: string, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertMayAsk(viewerId, teeTime, existing, now);
  if (!isFull(teeTime)) throw conflict("A spot is open: request to join instead");
}

function assertMayAsk(viewerId: string | undefined, teeTime: Joinable, existing: Existing, now: Temporal.Instant): void {
  assertNotHost(viewerId, teeTime);
  if (existing) throw conflict(ALREADY_ASKED[existing]);
  assertActive(teeTime);
  assertNotStarted(teeTime, now);
}

export function assertNotHost(viewerId: string | undefined, { hostId }: { hostId: string }): void {
  if (hostId === viewerId) throw invalid("You are hosting this tee time");
}

export const ALREADY_ASKED = {
  pending: "You have already requested to join",
  confirmed: "You have already joined this tee time",
  declined: "Your request was declined",
} as const;

export function assertActive({ status }: { status: string }): void {
  if (status === "cancelled") throw conflict("This tee time was cancelled");
}

export const hasStarted = ({ teeOffAt }: { teeOffAt: Temporal.Instant }, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(teeOffAt, now) <= 0;

export function assertNotStarted(teeTime: { teeOffAt: Temporal.Instant }, now: Temporal.Instant): void {
  if (hasStarted(teeTime, now)) throw conflict("This tee time has already started");
}
