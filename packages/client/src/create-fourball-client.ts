import type { AppRouter, ProcedurePath } from "@fourball/api/router-types";
import { BATCH_MAX } from "@fourball/domain/batch";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import { IDEMPOTENCY_KEY_HEADER, KEYED_CALLS } from "@fourball/domain/idempotency";
import { RecentChange } from "@fourball/domain/live/recent-change";
import {
  createTRPCClient,
  createWSClient,
  httpBatchLink,
  type OperationContext,
  splitLink,
  type TRPCClient,
  type TRPCLink,
  type TRPCWebSocketClient,
  wsLink,
} from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { type SocketClass, socketWithHeaders } from "./socket-with-headers.ts";

const KEYED: readonly ProcedurePath[] = KEYED_CALLS;

export type FourballClientOptions = {
  /** The public address of the server: `https://fourball.example`. */
  url: string;
  /** Sent with every request and with the handshake of the socket: `{ cookie }`. Browsers send their cookies themselves. */
  headers?: Record<string, string>;
  /** Outside of browsers the class of the `ws` package, which can send `headers`. Not needed without subscriptions. */
  WebSocket?: SocketClass;
  /** Milliseconds before a reconnect. The default grows from about 3,000 to a minute. */
  retryDelayMs?: (failures: number) => number;
};

export type FourballClient = {
  /** Queries, mutations and subscriptions: `api.teeTime.list.query({ minOpen: 2 })`. */
  api: TRPCClient<AppRouter>;
  /** Ends all subscriptions and the socket. The next subscription opens a new one. */
  close(): Promise<void>;
};

/**
 * The client of a Fourball server, for browsers and Node. Calls are sent over HTTP, concurrent ones in batches;
 * subscriptions share one socket, which opens with the first, reconnects when it is lost, and resumes after the last
 * event. They complete when the session ends.
 *
 * A refused call rejects with a `TRPCClientError`: `message` may be shown to golfers, `data.failure` is the code to decide
 * by, `data.httpStatus` the status of the same refusal over REST, `data.issues` are the fields at fault. A bug of the
 * server has no `data.failure`, and `data` is null when the server was not reached.
 * Calls are never retried. Repeat one that creates, withdraws or decides, when its answer was lost, with the key of the first
 * time: `api.teeTime.create.mutate(input, { context: { idempotencyKey } })`. The errors of a subscription go to `onError`.
 */
export function createFourballClient({ url, headers = {}, WebSocket, retryDelayMs }: FourballClientOptions): FourballClient {
  const endpoint = new URL("/trpc", url);
  let socket: TRPCWebSocketClient | undefined;

  // Opened by the first subscription, so that calls work on a Node without WebSocket.
  const subscriptions: TRPCLink<AppRouter> = (runtime) => (operation) => {
    socket ??= openSocket(endpoint, { headers, WebSocket, retryDelayMs });
    return wsLink<AppRouter>({ client: socket })(runtime)(operation);
  };

  const change = new RecentChange();
  const noteChanges: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      op.type === "query" ? next(op) : next(op).pipe(tap({ next: () => change.note() }));

  const api = createTRPCClient<AppRouter>({
    links: [
      noteChanges,
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: subscriptions,
        false: splitLink({
          condition: ({ path }) => KEYED.some((call) => call === path),
          true: httpBatchLink({
            url: endpoint,
            headers: ({ opList: [{ context }] }) => ({ ...headers, ...keyHeader(context) }),
            maxItems: 1,
          }),
          false: httpBatchLink({ url: endpoint, headers: () => ({ ...headers, ...change.headers }), maxItems: BATCH_MAX }),
        }),
      }),
    ],
  });
  return { api, close: async () => socket?.close() };
}

const keyHeader = ({ idempotencyKey }: OperationContext): Record<string, string> =>
  typeof idempotencyKey === "string" ? { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } : {};

type SocketOptions = Required<Pick<FourballClientOptions, "headers">> & Pick<FourballClientOptions, "WebSocket" | "retryDelayMs">;

function openSocket(endpoint: URL, { headers, WebSocket, retryDelayMs = reconnectDelay }: SocketOptions): TRPCWebSocketClient {
  const url = new URL(endpoint);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const client = createWSClient({
    url: url.href,
    ...(WebSocket && { WebSocket: socketWithHeaders(WebSocket, headers) }),
    lazy: { enabled: true, closeMs: 5000 },
    keepAlive: { enabled: true, intervalMs: 10_000, pongTimeoutMs: 5000 },
    retryDelayMs,
    onClose: (cause) => {
      // The session is over, so a new socket would be refused.
      if (cause?.code === CLOSE.unauthorized) void client.close();
    },
  });
  return client;
}
