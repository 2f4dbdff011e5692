import { CLOSE } from "@fourball/domain/chat/close-codes";
import {
  AUTHENTICATE_WITHIN_MS,
  BAD_FRAMES_MAX,
  BYTE_RATE,
  clientFrame,
  FRAME_BYTES_MAX,
  FRAME_RATE,
  serverFrame,
} from "@fourball/domain/chat/socket-protocol";
import { PRODUCT } from "@fourball/domain/product";
import { z } from "zod";

const SAMPLE_GAME = "5b3f0c1e-0000-4000-8000-000000000020";
const SAMPLE_GOLFER = "5b3f0c1e-0000-4000-8000-000000000001";
const line = {
  teeTimeId: SAMPLE_GAME,
  userId: SAMPLE_GOLFER,
  userName: "Maya Okafor",
  timestamp: "2026-06-11T15:00:00.000Z",
};

/** One example of every frame, by its type; one that is missing or wrong does not compile. */
const SENT = {
  authenticate: { type: "authenticate", authToken: "k3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3Zt8n4sXr1A" },
  join: { type: "join", teeTimeId: SAMPLE_GAME, after: 12 },
  message: { type: "message", teeTimeId: SAMPLE_GAME, message: "Who is walking?", clientId: "a-1" },
  leave: { type: "leave", teeTimeId: SAMPLE_GAME },
} as const satisfies Examples<z.input<typeof clientFrame>>;

const RECEIVED = {
  authenticated: { type: "authenticated", userId: SAMPLE_GOLFER },
  joined: { type: "joined", teeTimeId: SAMPLE_GAME, lastSeq: 13 },
  message: { type: "message", ...line, message: "Who is walking?", id: SAMPLE_GAME, seq: 13, clientId: "a-1" },
  user_joined: { type: "user_joined", ...line, message: "Maya Okafor joined the chat" },
  user_left: { type: "user_left", ...line, message: "Maya Okafor left the chat" },
  error: { type: "error", message: "Join the chat first", teeTimeId: SAMPLE_GAME },
  auth_error: { type: "auth_error", message: "Invalid or expired token" },
} as const satisfies Examples<z.output<typeof serverFrame>>;

type Examples<Frame extends { type: string }> = { [Type in Frame["type"]]: Frame & { type: Type } };

const DESCRIPTION = `One JSON object a frame, of at most ${FRAME_BYTES_MAX} bytes. Fetch a one-time token at \`POST /api/auth/websocket-token\`, send \`authenticate\` within ${AUTHENTICATE_WITHIN_MS / 1000} seconds, then \`join\` a tee time that you host or are confirmed for. A client that reconnects joins with \`after\`, the last \`seq\` it has, and gets exactly what it missed. ${BAD_FRAMES_MAX} frames that are malformed, or sent before or after their time, close the socket with ${CLOSE.badFrames}; so does sending more than ${FRAME_RATE.perSecond} frames or ${BYTE_RATE.perSecond / 1024} KiB a second for longer than a burst of ${FRAME_RATE.burst} frames or ${BYTE_RATE.burst / 1024} KiB, pings included. Close codes: ${Object.entries(
  CLOSE,
)
  .map(([why, code]) => `${code} (${why})`)
  .join(", ")}.`;

/** The documented chat protocol as AsyncAPI 3.1, from the schemas that the socket parses by. */
export function asyncApiDocument(publicUrl: string) {
  const { host, protocol } = new URL(publicUrl);
  const sent = messagesOf(clientFrame, SENT, "input");
  const received = messagesOf(serverFrame, RECEIVED, "output");
  return {
    asyncapi: "3.1.0",
    info: { title: `${PRODUCT} chat`, version: "1.0.0", description: DESCRIPTION, license: { name: "MIT" } },
    defaultContentType: "application/json",
    servers: { here: { host, protocol: protocol === "https:" ? "wss" : "ws" } },
    channels: { chat: { address: "/ws", messages: { ...named("client", sent), ...named("server", received) } } },
    operations: {
      toServer: { action: "receive", channel: { $ref: "#/channels/chat" }, messages: refs("client", sent) },
      toClient: { action: "send", channel: { $ref: "#/channels/chat" }, messages: refs("server", received) },
    },
  };
}

type Message = { name: string; payload: object; examples: { payload: object }[] };

function messagesOf(
  union: z.ZodDiscriminatedUnion<readonly z.ZodObject[]>,
  examples: Readonly<Record<string, object>>,
  io: "input" | "output",
): Message[] {
  return union.options.map((frame) => {
    const name = String(typeOf(frame));
    const { $schema: _, ...payload } = z.toJSONSchema(frame, { io, unrepresentable: "any" });
    const example = examples[name];
    return { name, payload, examples: example ? [{ payload: example }] : [] };
  });
}

const typeOf = (frame: z.ZodObject): unknown => (frame.shape.type instanceof z.ZodLiteral ? frame.shape.type.value : undefined);

const named = (side: string, messages: readonly Message[]) =>
  Object.fromEntries(messages.map((message) => [`${side}_${message.name}`, message]));
const refs = (side: string, messages: readonly Message[]) =>
  messages.map(({ name }) => ({ $ref: `#/channels/chat/messages/${side}_${name}` }));
