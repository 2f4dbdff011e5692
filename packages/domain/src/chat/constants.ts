import type { TEE_TIME_STATUSES } from "../tee-time/constants.ts";

export const CHAT_MESSAGE_MAX = 500;
/** From here on the form counts what is left. */
export const CHAT_COUNTER_FROM = 450;
export const CHAT_RECONNECT_MS = 3000;
export const CHAT_PAGE = 50;
export const CHAT_PAGE_MAX = 100;
/** How long after tee-off golfers may still write. */
export const CHAT_OPEN_HOURS = 48;
/** "Typing" is said at most this often, and forgotten after twice as long. */
export const TYPING_MS = 3000;
/** A golfer who is gone for less than this still counts as here. */
export const PRESENCE_GRACE_MS = 30_000;
export const SOCKET_TOKEN_SECONDS = 60;

/** What a photo without a description says where it is not drawn. */
export const PHOTO_MESSAGE = "Photo";
/** What is left of a message with a photo when the account of its sender is closed. */
export const PHOTO_DELETED = "Photo deleted";

/** What is left of a deleted message. */
export const MESSAGE_DELETED = "Message deleted";
/** For how long golfers can delete their own message; the host can delete any, at any time. */
export const DELETE_MINUTES = 5;

/** What golfers write, and what the room itself remembers: who came, who went, that the game was called off. */
export const CHAT_MESSAGE_TYPES = ["message", "member_joined", "member_left", "cancelled"] as const;
export type ChatMessageType = (typeof CHAT_MESSAGE_TYPES)[number];

/** What golfers may answer a message with; each has one for a message at most. */
export const REACTIONS = ["👍", "⛳", "😂", "🔥", "🙌", "❤️"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Whether there is anything to see: neither white space nor characters without a shape, as U+200B, are words. */
export const hasWords = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

type Game = { status: (typeof TEE_TIME_STATUSES)[number]; teeOffAt: Temporal.Instant };

/** The rooms of games that teed off until then take no more messages. */
export const chatsClosedUntil = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: CHAT_OPEN_HOURS });

/** Whether the room of a game takes messages: until two days after tee-off, and never once the game is cancelled. */
export const isChatOpen = ({ status, teeOffAt }: Game, now: Temporal.Instant): boolean =>
  status !== "cancelled" && Temporal.Instant.compare(teeOffAt, chatsClosedUntil(now)) > 0;
