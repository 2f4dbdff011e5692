/** The room of a listener and its credentials. */
export type ListenerConfig = { room: string; cookie: string; token: string };

export type Protocol = {
  path(config: ListenerConfig): string;
  /** The listener's reply to a frame, or to the open connection; `JOINED` once it receives the room's messages. */
  reply(config: ListenerConfig, received: string | undefined): string | undefined;
  /** Undefined if messages are sent over HTTP. */
  messageFrame?(config: ListenerConfig, body: string): string;
};

export const JOINED = "joined";

const inQuery = ({ room }: ListenerConfig): string => `room=${encodeURIComponent(room)}`;
const call = (id: number, method: string, path: string, input: object): string =>
  JSON.stringify({ id, method, params: { path, input } });

/** The protocols of the servers. */
export const protocols = {
  plain: {
    path: (config) => `/?${inQuery(config)}`,
    reply: (_, received) => (received === "joined" ? JOINED : undefined),
    messageFrame: (_, body) => body,
  },
  "socket.io": {
    path: (config) => `/socket.io/?EIO=4&transport=websocket&${inQuery(config)}`,
    reply(_, received) {
      if (received?.startsWith("0{")) return "40";
      if (received === "2") return "3"; // ping, pong
      return received === '42["joined"]' ? JOINED : undefined;
    },
    messageFrame: (_, body) => `42${JSON.stringify(["say", body])}`,
  },
  "trpc as documented": {
    path: () => "/",
    reply({ room }, received) {
      if (received === undefined) return call(1, "subscription", "events", { room });
      return received.includes('"started"') ? JOINED : undefined;
    },
    messageFrame: ({ room }, message) => call(2, "mutation", "say", { room, message }),
  },
  "/ws": {
    path: () => "/ws",
    reply({ room, token }, received) {
      if (received === undefined) return JSON.stringify({ type: "authenticate", authToken: token });
      if (received.includes('"authenticated"')) return JSON.stringify({ type: "join", teeTimeId: room });
      return received.includes('"joined"') ? JOINED : undefined;
    },
    messageFrame: ({ room }, message) => JSON.stringify({ type: "message", teeTimeId: room, message }),
  },
  "/trpc": {
    path: () => "/trpc",
    reply({ room }, received) {
      if (received === undefined) return call(1, "subscription", "chat.events", { teeTimeId: room });
      // The presence event follows the missed messages; everything after it is live.
      return received.includes('"here"') ? JOINED : undefined;
    },
  },
  /** The socket of a golfer without an open chat. */
  "/trpc live.changes": {
    path: () => "/trpc",
    reply(_, received) {
      if (received === undefined) return call(1, "subscription", "live.changes", {});
      return received.includes('"started"') ? JOINED : undefined;
    },
  },
} satisfies Record<string, Protocol>;

export type ProtocolName = keyof typeof protocols;
