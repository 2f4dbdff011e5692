import { CLOSE } from "@fourball/domain/chat/close-codes";
import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import { BATCH_MAX } from "@fourball/domain/limits";
import {
  createTRPCClient,
  createWSClient,
  httpBatchLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
  type TRPCWebSocketClient,
  wsLink,
} from "@trpc/client";
import type { AppRouter, ProcedurePath } from "./router-types.ts";
import { type SocketClass, socketWithHeaders } from "./socket-with-headers.ts";

/** Carries a whole file, which the server takes on the call's own address only. */
const ALONE: string = "admin.importCourses" satisfies ProcedurePath;

export type FourballClientOptions = {
  /** Where the server is, as golfers reach it: `https://fourball.example`. */
  url: string;
  /** Sent with every request and with the opening of the socket: `{ cookie }`. Browsers send their cookies by themselves. */
  headers?: Record<string, string>;
  /** The class of the `ws` package, outside of browsers: it alone carries `headers`. Who never subscribes needs none. */
  WebSocket?: SocketClass;
  /** How many milliseconds to wait before a lost socket is tried again: 3,000 and a little at first, a minute at last. */
  retryDelayMs?: (failures: number) => number;
};

export type FourballClient = {
  /** Queries, mutations and subscriptions: `api.teeTime.list.query({ minOpen: 2 })`. */
  api: TRPCClient<AppRouter>;
  /** Ends all subscriptions and the socket. The next subscription opens a new one. */
  close(): Promise<void>;
};

/**
 * Everything that a server offers, for browsers and for Node. Calls travel over HTTP, those of one moment together;
 * subscriptions over one socket, which opens with the first, comes back when it is lost, and goes on after the last
 * event that it brought. They complete when the session is over.
 *
 * A refused call rejects with a `TRPCClientError`: `message` may be shown to golfers, `data.httpStatus` is the status of
 * the same refusal over REST, `data.issues` are the fields at fault. `data` is null when the server was not reached.
 * Calls are never repeated; a subscription hears of refusals in `onError`.
 */
export function createFourballClient({ url, headers = {}, WebSocket, retryDelayMs }: FourballClientOptions): FourballClient {
  const door = new URL("/trpc", url);
  let socket: TRPCWebSocketClient | undefined;

  // Not before the first subscription: a Node without a WebSocket makes calls all the same.
  const subscriptions: TRPCLink<AppRouter> = (runtime) => (operation) => {
    socket ??= openSocket(door, { headers, WebSocket, retryDelayMs });
    return wsLink<AppRouter>({ client: socket })(runtime)(operation);
  };

  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: subscriptions,
        false: splitLink({
          condition: ({ path }) => path === ALONE,
          true: httpBatchLink({ url: door, headers, maxItems: 1 }),
          false: httpBatchLink({ url: door, headers, maxItems: BATCH_MAX }),
        }),
      }),
    ],
  });
  return { api, close: async () => socket?.close() };
}

type SocketOptions = Required<Pick<FourballClientOptions, "headers">> & Pick<FourballClientOptions, "WebSocket" | "retryDelayMs">;

function openSocket(door: URL, { headers, WebSocket, retryDelayMs = reconnectDelay }: SocketOptions): TRPCWebSocketClient {
  const url = new URL(door);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const client = createWSClient({
    url: url.href,
    ...(WebSocket && { WebSocket: socketWithHeaders(WebSocket, headers) }),
    lazy: { enabled: true, closeMs: 5000 },
    keepAlive: { enabled: true, intervalMs: 10_000, pongTimeoutMs: 5000 },
    retryDelayMs,
    onClose: (cause) => {
      // Whoever is signed out would only be refused again.
      if (cause?.code === CLOSE.unauthorized) void client.close();
    },
  });
  return client;
}
