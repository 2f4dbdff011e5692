import type { ObserveCall } from "@fourball/api/context";
import type { DatabaseObserver } from "@fourball/db/observe-database";
import type { Channel } from "@fourball/domain/notification/channels";
import type { EndedRequest } from "../metrics/metrics.ts";

type RequestSpan = {
  traceId: string;
  /** What happens inside is part of the request. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  end(request: EndedRequest): void;
};

/** Records what happens as spans, under names that are known beforehand: never an address, an id or a value. */
export type Tracing = {
  /** Goes on with the trace of `traceparent` only where a trusted proxy is in front. */
  startRequest(traceparent: string | undefined): RequestSpan;
  call: ObserveCall;
  send<Result>(channel: Channel, send: () => Promise<Result>): Promise<Result>;
  database: DatabaseObserver;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};
