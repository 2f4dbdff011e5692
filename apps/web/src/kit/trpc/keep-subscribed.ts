import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import type { ApiError } from "./api-error.ts";
import { isRefusal } from "./failure.ts";
import { retryAfterDelayOrOnline } from "./retry-after-delay-or-online.ts";

/** Disconnected; connected and waiting for the server's answer; receiving events. */
export type StreamState = "offline" | "starting" | "live";

export type StreamHandlers<Event> = {
  onStarted(): void;
  onData(event: Event): void;
  onError(error: ApiError): void;
  onComplete(): void;
  onConnectionStateChange(change: { state: "idle" | "connecting" | "pending"; error: ApiError | null }): void;
};

export type Stream<Event> = {
  /** Called again for every restart. */
  subscribe(handlers: StreamHandlers<Event>): { unsubscribe(): void };
  onEvent(event: Event): void;
  /** `trouble` is set after an error, not while connecting. */
  onState(state: StreamState, trouble?: ApiError): void;
  /** The server refused for good: the stream is over. */
  onRefused(error: ApiError): void;
};

/** Keeps a subscription alive until stopped. The socket reconnects by itself; a stream that the server ended is subscribed to again. */
export function keepSubscribed<Event>({ subscribe, onEvent, onState, onRefused }: Stream<Event>): () => void {
  let failures = 0;
  let isOver = false;
  let running: { unsubscribe(): void } | undefined;
  let stopWaiting: (() => void) | undefined;

  function again(trouble?: ApiError): void {
    if (isOver || stopWaiting) return;
    onState("offline", trouble);
    stopWaiting = retryAfterDelayOrOnline(reconnectDelay(failures++), begin);
  }

  function stop(): void {
    isOver = true;
    stopWaiting?.();
    running?.unsubscribe();
  }

  function begin(): void {
    stopWaiting = undefined;
    running = subscribe({
      onStarted() {
        failures = 0;
        onState("live");
      },
      onData: onEvent,
      onConnectionStateChange({ state, error }) {
        if (!isOver && !stopWaiting) onState(state === "pending" ? "starting" : "offline", error ?? undefined);
      },
      onError(error) {
        if (!isRefusal(error)) return again(error);
        stop();
        onRefused(error);
      },
      onComplete: () => again(),
    });
  }

  begin();
  return stop;
}
