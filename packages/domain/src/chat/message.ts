import { z } from "zod";
import { teeTimeId } from "../id.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import {
  CHAT_MESSAGE_MAX,
  CHAT_MESSAGE_TYPES,
  CHAT_PAGE,
  CHAT_PAGE_MAX,
  hasWords,
  PHOTO_MESSAGE,
  REACTIONS,
} from "./constants.ts";

/** Who answered a message with what, in the order in which they did. */
export const chatReactions = z.array(z.object({ userId: z.string(), emoji: z.enum(REACTIONS) }));
export type ChatReactions = z.infer<typeof chatReactions>;

/** A photo in a chat, for those who may read the chat. */
export const chatPhoto = z.object({
  /** A path on this site. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ChatPhoto = z.infer<typeof chatPhoto>;

/** One line of a room. Rooms number their lines 1, 2, 3 … without gaps; nothing else says their order. */
export const chatMessage = z.object({
  id: z.string(),
  teeTimeId: z.string(),
  seq: z.number().int(),
  type: z.enum(CHAT_MESSAGE_TYPES),
  /** Null when the account is gone, and for messages without an author. */
  userId: z.string().nullable(),
  userName: z.string(),
  message: z.string(),
  /** ISO instant. */
  timestamp: z.iso.datetime(),
  /** What the sender called it, so that a repeated send is one message and finds its own echo. */
  clientId: z.string().nullable(),
  reactions: chatReactions,
  /** The message describes it, or says "Photo". */
  photo: chatPhoto.nullable(),
  /** By its author or the host: the message only says so. */
  isDeleted: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const seq = z.number().int().min(0).max(2_147_483_647);

const REQUIRED = "Message is required";

const messageText = text(CHAT_MESSAGE_MAX, tooLong("Message", CHAT_MESSAGE_MAX)).min(1, REQUIRED).refine(hasWords, REQUIRED);

export const sayInput = z.object({
  teeTimeId,
  message: messageText,
  clientId: z.string().min(1).max(64).optional(),
});
export type SayInput = z.infer<typeof sayInput>;

/** What comes with a photo; without a description the message says "Photo". */
export const sendPhotoInput = sayInput.omit({ message: true }).extend({
  description: text(CHAT_MESSAGE_MAX, tooLong("Description", CHAT_MESSAGE_MAX))
    .transform((description) => (hasWords(description) ? description : PHOTO_MESSAGE))
    .default(PHOTO_MESSAGE),
});
export type SendPhotoInput = z.output<typeof sendPhotoInput>;

/** Answers a message of golfers, in place of an earlier answer; null takes it back. */
export const reactInput = z.object({ teeTimeId, seq, emoji: z.enum(REACTIONS).nullable() });
export type ReactInput = z.infer<typeof reactInput>;

/** The reactions to the message of that number, all of them. */
export const reactedMessage = z.object({ seq: z.number().int(), reactions: chatReactions });
export type ReactedMessage = z.infer<typeof reactedMessage>;

/** The message of that number. */
export const deleteMessageInput = z.object({ teeTimeId, seq });
export type DeleteMessageInput = z.infer<typeof deleteMessageInput>;

export const deletedMessage = z.object({ seq: z.number().int() });
export type DeletedMessage = z.infer<typeof deletedMessage>;

export const roomInput = z.object({ teeTimeId });
export type RoomInput = z.infer<typeof roomInput>;

/** The page of lines before `before`, or the newest. */
export const chatHistoryInput = z.object({
  teeTimeId,
  before: seq.optional(),
  limit: z.number().int().min(1).max(CHAT_PAGE_MAX).default(CHAT_PAGE),
});
export type ChatHistoryInput = z.input<typeof chatHistoryInput>;

export const chatHistory = z.object({
  /** Oldest first. */
  messages: z.array(chatMessage),
  /** The number of the last line that the viewer has read. */
  readUpTo: z.number().int(),
  /** The number of the last line that everyone else in the game has read; 0 without anyone else. */
  seenUpTo: z.number().int(),
});
export type ChatHistory = z.infer<typeof chatHistory>;

export const markReadInput = z.object({ teeTimeId, seq });
export type MarkReadInput = z.infer<typeof markReadInput>;

export const muteInput = z.object({ teeTimeId, isMuted: z.boolean() });
export type MuteInput = z.infer<typeof muteInput>;

/** The rooms in which messages of others wait for the viewer. */
export const unreadCounts = z.array(z.object({ teeTimeId: z.string(), count: z.number().int(), isMuted: z.boolean() }));
export type UnreadCounts = z.infer<typeof unreadCounts>;

/** Follows a chat from the message after `lastEventId`; without it, from now on. */
export const followRoomInput = z.object({
  teeTimeId,
  lastEventId: z.coerce.number().pipe(seq).optional(),
  /** The kinds of events that the client knows besides the first three: pages that were opened before a kind existed don't. */
  knows: z.array(z.string().max(40)).max(20).optional(),
});

export const personHere = z.object({ userId: z.string(), userName: z.string() });
export type PersonHere = z.infer<typeof personHere>;

/** What happens in a room: messages are stored and numbered, the rest is of the moment. */
export type RoomEvent =
  | { type: "message"; message: ChatMessage }
  /** Who has the room open, on any process. */
  | { type: "here"; people: readonly PersonHere[] }
  | { type: "typing"; person: PersonHere }
  /** Only for clients that know of it. */
  | { type: "reactions"; message: ReactedMessage }
  /** The message of that number. Only for clients that know of it. */
  | { type: "deleted"; seq: number }
  /** The last message that everyone else in the game has read. Only for clients that know of it. */
  | { type: "seen"; upTo: number };
