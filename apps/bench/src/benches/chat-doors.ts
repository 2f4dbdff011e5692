import type { DialectName } from "../load/chat-dialects.ts";
import { type Server, startFourball, startPeer } from "../servers/start-server.ts";

type Start = { databaseUrl: string; redisUrl: string; port: number };

export type ChatDoor = {
  name: string;
  dialect: DialectName;
  /** Whether its rooms are those of tee times. */
  hasGames: boolean;
  /** Whether another process stores what is said. */
  isWrittenElsewhere: boolean;
  start(job: Start): Promise<Server>;
};

const peer = (name: string, dialect: DialectName, program: Parameters<typeof startPeer>[0]): ChatDoor => ({
  name,
  dialect,
  hasGames: false,
  isWrittenElsewhere: false,
  start: (job) => startPeer(program, job),
});

const fourball = (name: string, dialect: DialectName, isWrittenElsewhere: boolean): ChatDoor => ({
  name: `Fourball, ${name}`,
  dialect,
  hasGames: true,
  isWrittenElsewhere,
  start: ({ redisUrl, ...job }) => startFourball(job, { REDIS_URL: redisUrl, RATE_LIMIT: "off" }),
});

/** Rooms of several makes; the ceiling first. Only Fourball keeps what is said. */
export const chatDoors: ChatDoor[] = [
  peer("ceiling: ws, one prepared string", "plain", "chat-ceiling"),
  fourball("/ws, stored by another process", "/ws", true),
  fourball("tRPC, stored by another process", "/trpc", true),
  peer("Socket.IO", "socket.io", "chat-socket-io"),
  peer("tRPC as documented", "trpc as documented", "chat-trpc"),
  fourball("/ws, said and stored there", "/ws", false),
  fourball("tRPC, said by chat.say", "/trpc", false),
];
