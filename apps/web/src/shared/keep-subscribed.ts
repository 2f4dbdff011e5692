import { reconnectDelay } from "@fourball/domain/chat/reconnect-delay";
import { isRefusal } from "./failure.ts";
import type { ApiError } from "./trpc.ts";
import { waitPatiently } from "./wait-patiently.ts";

/** No connection yet or any more; the socket is open and the server decides; events come. */
export type StreamState = "offline" | "starting" | "live";

export type StreamHandlers<Event> = {
  onStarted(): void;
  onData(event: Event): void;
  onError(error: ApiError): void;
  onComplete(): void;
  onConnectionStateChange(change: { state: "idle" | "connecting" | "pending"; error: ApiError | null }): void;
};

export type Stream<Event> = {
  /** Called again whenever the stream has to start over. */
  subscribe(handlers: StreamHandlers<Event>): { unsubscribe(): void };
  onEvent(event: Event): void;
  /** `trouble` is there when something went wrong, rather than not yet right. */
  onState(state: StreamState, trouble?: ApiError): void;
  /** The server says no, and would again: the stream is over. */
  onRefused(error: ApiError): void;
};

/** Follows a stream until told to stop. The socket comes back by itself; a stream that the server ended is asked for again. */
export function keepSubscribed<Event>({ subscribe, onEvent, onState, onRefused }: Stream<Event>): () => void {
  let failures = 0;
  let isOver = false;
  let running: { unsubscribe(): void } | undefined;
  let stopWaiting: (() => void) | undefined;

  function again(trouble?: ApiError): void {
    if (isOver || stopWaiting) return;
    onState("offline", trouble);
    stopWaiting = waitPatiently(reconnectDelay(failures++), begin);
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
