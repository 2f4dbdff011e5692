import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "../../src/metrics/create-metrics.ts";
import { addGauges } from "../../src/metrics/gauges.ts";
import { observeJob } from "../../src/telemetry/observe-job.ts";

const read = (name: string) => readFile(fileURLToPath(new URL(`../../../../docs/operating/${name}`, import.meta.url)), "utf8");

const panel = z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) });
const dashboard = z.object({ title: z.string(), uid: z.string(), schemaVersion: z.number(), panels: z.array(panel).min(20) });
const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(["page", "warn"]) }),
  annotations: z.object({ summary: z.string(), description: z.string() }),
});
const rules = z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(rule) })) });

/** What Prometheus and node_exporter know beside the metrics of the server. */
const OTHERS = new Set(["up", "node_filesystem_avail_bytes", "node_filesystem_size_bytes"]);
const LABELS_OF_PROMETHEUS = ["job", "instance", "le", "quantile"];

/** Of a process that has just started, whose database is away, and that knows of no backup. */
function ofStartedProcess(): Registry {
  const metrics = createMetrics();
  addGauges(metrics.registry, {
    socketsOpen: () => new Map(),
    chat: () => ({ open: 0, delivered: 0 }),
    passwordsWaiting: () => 0,
    bus: () => ({ hintsLost: 0 }),
    // The readiness of each process is checked all the time.
    outages: () => [["database", false]],
    queue: async () => Promise.reject(new Error("the database is away")),
    backupAgeSeconds: async () => null,
    drillAgeSeconds: async () => null,
  });
  observeJob(metrics, "due-jobs", async () => "done");
  return metrics.registry;
}

async function registered(): Promise<Map<string, Set<string>>> {
  const registry = ofStartedProcess();
  const known = new Map<string, Set<string>>();
  const described = z.object({ name: z.string(), labelNames: z.array(z.string()).default([]) });
  for (const metric of registry.getMetricsAsArray()) {
    const { name, labelNames } = described.parse(metric);
    const labels = new Set([...labelNames, ...LABELS_OF_PROMETHEUS]);
    for (const suffix of ["", "_bucket", "_sum", "_count"]) known.set(name + suffix, labels);
  }
  return known;
}

/** The metrics of an expression, each with the labels that are asked of it, and the labels that it is grouped by. */
function metricsIn(expr: string) {
  const selectors = [...expr.matchAll(/\b([a-z][a-z0-9_]+)\{([^}]*)\}/g)].map(([, name = "", matchers = ""]) => ({
    name,
    labels: [...matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = ""]) => label),
  }));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  return { selectors, grouped };
}

async function unknownIn(expressions: string[]): Promise<string[]> {
  const known = await registered();
  return expressions.flatMap((expr) => {
    const { selectors, grouped } = metricsIn(expr);
    if (selectors.length === 0) return [`no metric in ${expr}`];
    return selectors.flatMap(({ name, labels }) => {
      if (OTHERS.has(name)) return [];
      const allowed = known.get(name);
      if (!allowed) return [name];
      return [...labels, ...grouped].filter((label) => !allowed.has(label)).map((label) => `${name}{${label}}`);
    });
  });
}

describe("files for operators", () => {
  test("the dashboard shows only metrics and labels that exist, in panels with names of their own", async () => {
    const { panels } = dashboard.parse(JSON.parse(await read("grafana-dashboard.json")));
    expect(await unknownIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  test("the dashboard shows every metric of the server", async () => {
    const text = await read("grafana-dashboard.json");
    const names = [...(await registered()).keys()].filter(
      (name) => name.startsWith("fourball_") && !/_(bucket|sum|count)$/.test(name),
    );
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  test("the alert rules ask only for metrics and labels that exist", async () => {
    const { groups } = rules.parse(parse(await read("alert-rules.yaml")));
    const alerts = groups.flatMap((group) => group.rules);
    expect(await unknownIn(alerts.map(({ expr }) => expr))).toEqual([]);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  /** Series that the fault itself brings: without a request or a delivery there is none that fails, is slow or waits. */
  const BROUGHT_BY_THE_FAULT = new Set([
    "fourball_http_request_duration_seconds_count",
    "fourball_http_request_duration_seconds_bucket",
    "fourball_deliveries_total",
    "fourball_database_connection_wait_seconds_bucket",
  ]);

  test("no alert is silent because nothing is measured", async () => {
    const { groups } = rules.parse(parse(await read("alert-rules.yaml")));
    const expressions = groups.flatMap((group) => group.rules).map(({ expr }) => expr);
    const absence = new Set(expressions.flatMap((expr) => [...expr.matchAll(/absent\((\w+)/g)].map(([, name = ""]) => name)));
    const text = await ofStartedProcess().metrics();
    const measured = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name = ""]) => name));
    const silent = expressions
      .flatMap((expr) => metricsIn(expr).selectors.map(({ name }) => name))
      .filter((name) => !name.startsWith("node_"))
      .filter((name) => !measured.has(name) && !absence.has(name) && !BROUGHT_BY_THE_FAULT.has(name));
    expect(silent).toEqual([]);
    expect([...absence]).toEqual(expect.arrayContaining(["up", "fourball_backup_age_seconds", "fourball_delivery_lag_seconds"]));
  });
});
