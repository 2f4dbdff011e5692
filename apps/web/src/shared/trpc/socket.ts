import { CLOSE } from "@fourball/domain/chat/close-codes";
import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import { createWSClient, wsLink } from "@trpc/client";
import { promptWebSocket } from "./prompt-web-socket.ts";
import { retryAfterDelayOrOnline } from "./retry-after-delay-or-online.ts";

const UNUSED_AFTER_MS = 5000;
const KEEP_ALIVE = { enabled: true, intervalMs: 10_000, pongTimeoutMs: 5000 };

/** The one socket of this tab. It opens with the first subscription and closes some time after the last. */
export function socketLink(onSignedOut: () => void) {
  const url = new URL("/trpc", window.location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let delayMs = 0;
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
      onSignedOut();
    },
  });

  async function pause(): Promise<void> {
    const ms = delayMs;
    delayMs = 0;
    if (ms > 0) await new Promise<void>((resolve) => void retryAfterDelayOrOnline(ms, resolve));
  }

  return wsLink({ client });
}
