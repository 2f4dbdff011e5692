import type { DatabaseObserver } from "@fourball/db/observe-database";
import type { FailureCode } from "@fourball/domain/failures/codes";
import type { LimitName } from "@fourball/domain/limits";
import type { Channel } from "@fourball/domain/notification/channels";
import type { Registry } from "prom-client";

export type EndedRequest = {
  kind: "trpc" | "rest" | "page" | "file" | "probe";
  method: string;
  /** The path as it is registered, never as it was requested. */
  route: string;
  status: number;
  /** Until the response starts. */
  ms: number;
};

/** What the parts of the server report as it happens. What can be read at any time is in `gauges.ts`. */
export type Metrics = {
  registry: Registry;
  requestStarted(): void;
  requestEnded(request: EndedRequest): void;
  callEnded(procedure: string, outcome: FailureCode | "ok" | "bug", ms: number): void;
  refused(limit: LimitName): void;
  delivered(channel: Channel, outcome: "sent" | "gone" | "failed"): void;
  jobStarted(job: string): void;
  jobEnded(job: string, outcome: "done" | "failed", ms: number): void;
  backgroundFailed(): void;
  database: DatabaseObserver & { setPoolSize(connections: number): void };
};
