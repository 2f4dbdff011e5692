import type { Mood, ParticipantStatus, TEE_TIME_STATUSES } from "@fourball/domain/tee-time/constants";
import type { Preference } from "./invitations.ts";

export interface DraftPlayer {
  readonly golfer: string;
  readonly status: ParticipantStatus;
  readonly message: string | null;
}

/** A game with golfers and courses by key, in the course's local time. */
export interface GameDraft {
  readonly key: string;
  readonly host: string;
  readonly course: string;
  readonly date: string;
  readonly time: string;
  readonly mood: Mood;
  readonly description: string | null;
  readonly preferences: readonly Preference[];
  readonly totalSlots: number;
  readonly isPublic: boolean;
  readonly status: (typeof TEE_TIME_STATUSES)[number];
  readonly cancelReason: string | null;
  readonly players: readonly DraftPlayer[];
}
