import type { AppRouter } from "@fourball/api/router-types";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import { createWSClient, type TRPCLink, wsLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { retryAfterDelayOrOnline } from "./retry-after-delay-or-online.ts";

const UNUSED_AFTER_MS = 5000;
const KEEP_ALIVE = { enabled: true, intervalMs: 10_000, pongTimeoutMs: 5000 };

/** The one socket of this tab. It opens with the first subscription and closes some time after the last. */
export function socketLink(onSignedOut: (why: string) => void): TRPCLink<AppRouter> {
  const url = new URL("/trpc", window.location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let delayMs = 0;
  let subscriptions = 0;
  let onSubscription = (): void => undefined;
  const client = createWSClient({
    url: () => pause().then(() => url.href),
    WebSocket: promptWebSocket(),
    lazy: { enabled: true, closeMs: UNUSED_AFTER_MS },
    keepAlive: KEEP_ALIVE,
    // The client's own delay cannot be cut short when the network is back, so each attempt waits in `url`.
    retryDelayMs: (failures) => {
      delayMs = reconnectDelay(failures);
      return 0;
    },
    onClose: (cause) => {
      if (cause?.code !== CLOSE.unauthorized) return;
      // Reconnecting without a session would be refused again.
      void client.close();
      onSignedOut("reason" in cause ? String(cause.reason) : "");
    },
  });

  async function pause(): Promise<void> {
    const ms = delayMs;
    delayMs = 0;
    if (ms > 0) await new Promise<void>((resolve) => void retryAfterDelayOrOnline(ms, resolve));
    // A lost socket that is no longer used stays closed until it is.
    if (subscriptions === 0) await new Promise<void>((resolve) => (onSubscription = resolve));
  }

  return counted(wsLink<AppRouter>({ client }), (change) => {
    subscriptions += change;
    if (change > 0) onSubscription();
  });
}

/** The same link; it says when a subscription begins and when one ends. */
const counted =
  (link: TRPCLink<AppRouter>, count: (change: 1 | -1) => void): TRPCLink<AppRouter> =>
  (runtime) => {
    const send = link(runtime);
    return (operation) =>
      observable((observer) => {
        count(1);
        const subscription = send(operation).subscribe(observer);
        return () => {
          count(-1);
          subscription.unsubscribe();
        };
      });
  };

/**
 * A WebSocket that closes at once. The browser reports a lost connection only after a closing handshake that nobody answers,
 * which takes up to a minute, and not at all when the network goes.
 */
const promptWebSocket = (): typeof WebSocket =>
  new Proxy(WebSocket, {
    construct(target, args) {
      const socket: WebSocket = Reflect.construct(target, args);
      closeAtOnce(socket);
      return socket;
    },
  });

function closeAtOnce(socket: WebSocket): void {
  const startHandshake = socket.close.bind(socket);
  let isReported = false;

  // Added first, so that it can keep a late report from the others.
  socket.addEventListener("close", (event) => {
    window.removeEventListener("offline", close);
    if (isReported) event.stopImmediatePropagation();
    isReported = true;
  });
  socket.close = (code, reason) => {
    startHandshake(code, reason);
    if (!isReported) socket.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  };
  window.addEventListener("offline", close);

  function close(): void {
    socket.close();
  }
}
