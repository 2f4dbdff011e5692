import type { ProtocolName } from "../load/chat-protocols.ts";
import { type Server, startFourball, startPeer } from "../servers/start-server.ts";

type Start = { databaseUrl: string; redisUrl: string; port: number; nodeArgs?: string[] };

export type ChatTarget = {
  name: string;
  protocol: ProtocolName;
  /** Whether its rooms belong to tee times. */
  hasGames: boolean;
  isFourball: boolean;
  /** Whether another process stores the messages. */
  isWrittenExternally: boolean;
  start(job: Start): Promise<Server>;
};

type Program = Parameters<typeof startPeer>[0];

const peer = (name: string, protocol: ProtocolName, program: Program, { hasGames = false } = {}): ChatTarget => ({
  name,
  protocol,
  hasGames,
  isFourball: false,
  isWrittenExternally: false,
  start: ({ nodeArgs, ...job }) => startPeer(program, job, nodeArgs),
});

const fourball = (name: string, protocol: ProtocolName, isWrittenExternally: boolean): ChatTarget => ({
  name: `Fourball, ${name}`,
  protocol,
  hasGames: true,
  isFourball: true,
  isWrittenExternally,
  start: ({ redisUrl, nodeArgs, ...job }) => startFourball(job, { REDIS_URL: redisUrl, RATE_LIMIT: "off" }, nodeArgs),
});

/** Chat servers to compare; the ceiling first. The last three store messages. */
export const chatTargets: ChatTarget[] = [
  peer("ceiling: ws, one prepared string", "plain", "chat-ceiling"),
  fourball("/ws, stored by another process", "/ws", true),
  fourball("tRPC, stored by another process", "/trpc", true),
  peer("Socket.IO", "socket.io", "chat-socket-io"),
  peer("tRPC as documented", "trpc as documented", "chat-trpc"),
  peer("ws, one transaction a message", "plain", "chat-storing", { hasGames: true }),
  fourball("/ws, sent and stored there", "/ws", false),
  fourball("tRPC, sent by chat.say", "/trpc", false),
];
