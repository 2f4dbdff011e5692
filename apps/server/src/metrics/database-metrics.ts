import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The driver of PostgreSQL sends statements on connections that are in use, too, but never on one that a transaction has. */
export function databaseMetrics(registry: Registry): Metrics["database"] {
  const registers = [registry];
  const { statements, failures, waits, open, poolSize } = statementMetrics(registers);
  let connections = 0;
  let transactions = 0;
  let waiting = 0;
  let alone = 0;
  addWaitingGauge(registers, () => waiting + (transactions >= connections ? alone : 0));

  return {
    setPoolSize(size) {
      connections = size;
      poolSize.set(size);
    },
    statement(_text, isInTransaction) {
      const started = performance.now();
      if (!isInTransaction) alone++;
      return (error) => {
        if (!isInTransaction) alone--;
        statements.observe((performance.now() - started) / 1000);
        if (error !== undefined) failures.inc();
      };
    },
    transaction() {
      const started = performance.now();
      let isOpen = false;
      waiting++;
      return {
        begun() {
          isOpen = true;
          waiting--;
          open.set(++transactions);
          waits.observe((performance.now() - started) / 1000);
        },
        ended() {
          if (isOpen) open.set(--transactions);
          else waiting--;
        },
      };
    },
  };
}

function addWaitingGauge(registers: Registry[], count: () => number): void {
  new Gauge({
    name: "fourball_database_waiting",
    help: "Transactions that wait for a connection, and single statements while transactions have all connections.",
    registers,
    collect() {
      this.set(count());
    },
  });
}

function statementMetrics(registers: Registry[]) {
  const statements = new Histogram({
    name: "fourball_database_statement_duration_seconds",
    help: "Time of a statement, with its wait for a connection unless it is part of a transaction.",
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "fourball_database_statement_failures_total",
    help: "Statements that failed, such as by a constraint, a time limit or a lost connection.",
    registers,
  });
  const waits = new Histogram({
    name: "fourball_database_connection_wait_seconds",
    help: "How long a transaction waited for its connection, until it had begun.",
    buckets: BUCKETS,
    registers,
  });
  const open = new Gauge({
    name: "fourball_database_transactions_open",
    help: "Transactions that are under way. Each has a connection of its own.",
    registers,
  });
  const poolSize = new Gauge({
    name: "fourball_database_pool_size",
    help: "Connections that this process opens at most.",
    registers,
  });
  return { statements, failures, waits, open, poolSize };
}
