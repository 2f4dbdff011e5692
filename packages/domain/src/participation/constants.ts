export const PARTICIPANT_STATUSES = ["pending", "confirmed", "declined"] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];
export const DECISIONS = ["confirmed", "declined"] as const;
export type Decision = (typeof DECISIONS)[number];
export const JOIN_MESSAGE_MAX = 500;
