/** Where a listener sits, and what lets it in there. */
export type Seat = { room: string; cookie: string; token: string };

export type Dialect = {
  path(seat: Seat): string;
  /** What a listener answers on hearing this, or on having been let in; "seated" once it hears the room. */
  answer(seat: Seat, heard: string | undefined): string | undefined;
  /** Undefined where messages are said over HTTP. */
  say?(seat: Seat, words: string): string;
};

export const SEATED = "seated";

const inQuery = ({ room }: Seat): string => `room=${encodeURIComponent(room)}`;
const call = (id: number, method: string, path: string, input: object): string =>
  JSON.stringify({ id, method, params: { path, input } });

/** How the servers want to be spoken to. */
export const dialects = {
  plain: {
    path: (seat) => `/?${inQuery(seat)}`,
    answer: (_, heard) => (heard === "joined" ? SEATED : undefined),
    say: (_, words) => words,
  },
  "socket.io": {
    path: (seat) => `/socket.io/?EIO=4&transport=websocket&${inQuery(seat)}`,
    answer(_, heard) {
      if (heard?.startsWith("0{")) return "40";
      if (heard === "2") return "3"; // ping, pong
      return heard === '42["joined"]' ? SEATED : undefined;
    },
    say: (_, words) => `42${JSON.stringify(["say", words])}`,
  },
  "trpc as documented": {
    path: () => "/",
    answer({ room }, heard) {
      if (heard === undefined) return call(1, "subscription", "events", { room });
      return heard.includes('"started"') ? SEATED : undefined;
    },
    say: ({ room }, message) => call(2, "mutation", "say", { room, message }),
  },
  "/ws": {
    path: () => "/ws",
    answer({ room, token }, heard) {
      if (heard === undefined) return JSON.stringify({ type: "authenticate", authToken: token });
      if (heard.includes('"authenticated"')) return JSON.stringify({ type: "join", teeTimeId: room });
      return heard.includes('"joined"') ? SEATED : undefined;
    },
    say: ({ room }, message) => JSON.stringify({ type: "message", teeTimeId: room, message }),
  },
  "/trpc": {
    path: () => "/trpc",
    answer({ room }, heard) {
      if (heard === undefined) return call(1, "subscription", "chat.events", { teeTimeId: room });
      // Told who is here, the listener has what it missed and hears the rest as it happens.
      return heard.includes('"here"') ? SEATED : undefined;
    },
  },
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;
