import { z } from "zod";
import { sayInput } from "./message.ts";

/** What a client of `/ws` may send, as JSON objects, one a frame. */
export const clientFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("authenticate"), authToken: z.string().max(200) }),
  /** `after` asks for every line after that number first. */
  z.object({ type: z.literal("join"), teeTimeId: sayInput.shape.teeTimeId, after: z.number().int().min(0).optional() }),
  sayInput.extend({ type: z.literal("message") }),
  z.object({ type: z.literal("leave"), teeTimeId: sayInput.shape.teeTimeId }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Whether something is a frame at all; whether its fields are right is for `clientFrame` to say. */
export const anyFrame = z.object({ type: z.enum(["authenticate", "join", "message", "leave"]) });

const line = {
  teeTimeId: z.string(),
  /** Null for what the room itself says. */
  userId: z.string().nullable(),
  userName: z.string(),
  message: z.string(),
  /** ISO instant. */
  timestamp: z.iso.datetime(),
  /** Only on stored messages, not on presence. */
  id: z.string().optional(),
  seq: z.number().int().optional(),
  clientId: z.string().nullable().optional(),
};

/** What the server sends. */
export const serverFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("authenticated"), userId: z.string() }),
  z.object({ type: z.literal("joined"), teeTimeId: z.string(), lastSeq: z.number().int() }),
  z.object({ type: z.literal("message"), ...line }),
  z.object({ type: z.literal("user_joined"), ...line }),
  z.object({ type: z.literal("user_left"), ...line }),
  z.object({ type: z.literal("error"), message: z.string(), teeTimeId: z.string().optional(), clientId: z.string().optional() }),
  z.object({ type: z.literal("auth_error"), message: z.string() }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;

export const BAD_FRAMES_MAX = 5;
export const FRAME_BYTES_MAX = 16 * 1024;
/** How fast one socket may send: steadily, and in a burst. */
export const FRAME_RATE = { perSecond: 20, burst: 60 } as const;
export const BYTE_RATE = { perSecond: 32 * 1024, burst: 256 * 1024 } as const;
export const AUTHENTICATE_WITHIN_MS = 10_000;
