import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { databaseMetrics } from "./database-metrics.ts";
import type { Metrics } from "./metrics.ts";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

/** In a registry of its own. No label has a value that a client can make up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, inFlight, calls, refusals, deliveries, backgroundFailures } = countedCalls(registry);
  const { lastSuccess, jobDuration, jobFailures } = countedJobs(registry);
  return {
    registry,
    requestStarted: () => inFlight.inc(),
    requestEnded({ kind, method, route, status, ms }) {
      inFlight.dec();
      const labels = { kind, method: METHODS.has(method) ? method : "other", route, status: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, ms / 1000);
    },
    callEnded: (procedure, outcome, ms) => calls.observe({ procedure, outcome }, ms / 1000),
    refused: (limit) => refusals.inc({ limit }),
    delivered: (channel, outcome) => deliveries.inc({ channel, outcome }),
    // Both series exist before the first run ends: a rule sees a first failure, and a job that never succeeds.
    jobStarted(task) {
      lastSuccess.setToCurrentTime({ task });
      jobFailures.inc({ task }, 0);
    },
    jobEnded(task, outcome, ms) {
      jobDuration.set({ task }, ms / 1000);
      if (outcome === "failed") jobFailures.inc({ task });
      if (outcome === "done") lastSuccess.setToCurrentTime({ task });
    },
    backgroundFailed: () => backgroundFailures.inc(),
    database: databaseMetrics(registry),
  };
}

function countedCalls(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: "fourball_http_request_duration_seconds",
    help: "Time until the response to a request starts. Calls of tRPC are also counted by procedure.",
    labelNames: ["kind", "method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: "fourball_http_requests_in_flight",
    help: "Requests that have no response yet.",
    registers,
  });
  const calls = new Histogram({
    name: "fourball_procedure_duration_seconds",
    help: "Time that a procedure takes, called over tRPC, each of a batch, or over REST. The outcome is ok, the code of the failure, or bug.",
    labelNames: ["procedure", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "fourball_rate_limit_refusals_total",
    help: "Uses that a rate limit refused.",
    labelNames: ["limit"],
    registers,
  });
  const deliveries = new Counter({
    name: "fourball_deliveries_total",
    help: "Attempts to send a notification, by channel and outcome: sent, failed, or gone when a browser no longer wants any.",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const backgroundFailures = new Counter({
    name: "fourball_background_failures_total",
    help: "Work after a response, and single items of a job, that failed.",
    registers,
  });
  return { requests, inFlight, calls, refusals, deliveries, backgroundFailures };
}

function countedJobs(registry: Registry) {
  const registers = [registry];
  const lastSuccess = new Gauge({
    name: "fourball_job_last_success_timestamp_seconds",
    help: "When a job last ended without a failure, or was started with the process, as Unix time.",
    labelNames: ["task"],
    registers,
  });
  const jobDuration = new Gauge({
    name: "fourball_job_duration_seconds",
    help: "How long the last run of a job took.",
    labelNames: ["task"],
    registers,
  });
  const jobFailures = new Counter({
    name: "fourball_job_failures_total",
    help: "Runs of a job that failed.",
    labelNames: ["task"],
    registers,
  });
  return { lastSuccess, jobDuration, jobFailures };
}
