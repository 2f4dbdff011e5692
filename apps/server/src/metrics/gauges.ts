import type { QueueStage } from "@fourball/services/notification/delivery/measure-queue";
import { Counter, Gauge, type Registry } from "prom-client";
import type { BusStatus } from "../events/redis-event-bus.ts";

export type Sources = {
  /** By the path that they were opened at. */
  socketsOpen(): ReadonlyMap<string, number>;
  chat(): { open: number; delivered: number };
  passwordsWaiting(): number;
  /** Null without Redis. */
  bus(): BusStatus | null;
  /** What failed when it was last called. */
  outages(): Iterable<readonly [service: string, isAway: boolean]>;
  queue(): Promise<QueueStage[]>;
  /** Of the newest backup that this installation knows of; null without any. */
  backupAgeSeconds(): Promise<number | null>;
  /** Since a backup was last restored and found whole; null where none was. */
  drillAgeSeconds(): Promise<number | null>;
};

/** What is read when somebody asks. A source that fails is left out, so that the others can still be seen. */
export function addGauges(registry: Registry, sources: Sources): void {
  const registers = [registry];
  new Gauge({
    name: "fourball_sockets_open",
    help: "Open WebSockets: /trpc of the app, /ws of the documented chat protocol.",
    labelNames: ["path"],
    registers,
    collect() {
      for (const [path, open] of sources.socketsOpen()) this.set({ path }, open);
    },
  });
  addChatGauges(registers, sources);
  new Gauge({
    name: "fourball_password_checks_waiting",
    help: "Passwords that wait to be hashed or checked. Beyond 32 sign-ins are refused.",
    registers,
    collect() {
      this.set(sources.passwordsWaiting());
    },
  });
  new Gauge({
    name: "fourball_service_away",
    help: "1 while what the server needs beside itself fails. Absent for what this process never calls.",
    labelNames: ["service"],
    registers,
    collect() {
      for (const [service, isAway] of sources.outages()) this.set({ service }, isAway ? 1 : 0);
    },
  });
  addBusGauges(registry, sources);
  addQueueGauges(registry, sources);
  addAgeGauge(registry, sources.backupAgeSeconds, {
    name: "fourball_backup_age_seconds",
    help: "Age of the newest whole file in BACKUP_FOLDER, or of the last archived WAL file of PostgreSQL. Absent when there is neither.",
  });
  addAgeGauge(registry, sources.drillAgeSeconds, {
    name: "fourball_drill_age_seconds",
    help: "Time since `npm run drill` last passed with the backups in BACKUP_FOLDER. Absent when it never has.",
  });
}

function addChatGauges(registers: Registry[], { chat }: Sources): void {
  new Gauge({
    name: "fourball_chat_rooms_open",
    help: "Chats that somebody has open on this process.",
    registers,
    collect() {
      this.set(chat().open);
    },
  });
  new Counter({
    name: "fourball_chat_messages_delivered_total",
    help: "Chat messages handed to open chats, once for each listener.",
    registers,
    collect() {
      this.reset();
      this.inc(chat().delivered);
    },
  });
}

function addAgeGauge(registry: Registry, seconds: () => Promise<number | null>, words: { name: string; help: string }): void {
  new Gauge({
    ...words,
    registers: [registry],
    async collect() {
      this.remove();
      const age = await seconds().catch(() => null);
      if (age !== null) this.set(age);
    },
  });
}

function addBusGauges(registry: Registry, { bus }: Sources): void {
  // Created only with Redis: without it a zero would look like an outage.
  if (bus() === null) return;
  new Counter({
    name: "fourball_redis_hints_lost_total",
    help: "Events that could not be sent over Redis, and breaks in which those of others may have been missed.",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(bus()?.hintsLost ?? 0);
    },
  });
}

function addQueueGauges(registry: Registry, sources: Sources): void {
  const labelNames = ["stage"] as const;
  const lag = new Gauge({
    name: "fourball_delivery_lag_seconds",
    help: "For how long the oldest notification of a stage could have left already. The same on all processes of a database.",
    labelNames,
    registers: [registry],
    collect: () => measured(),
  });
  const waiting = new Gauge({
    name: "fourball_deliveries_waiting",
    help: "Notifications that wait: new ones for their channels, and those of a channel to be sent. The same on all processes of a database.",
    labelNames,
    registers: [registry],
    collect: () => measured(),
  });

  let measuring: Promise<void> | undefined;
  const measured = () => {
    measuring ??= measureAll().finally(() => {
      measuring = undefined;
    });
    return measuring;
  };
  async function measureAll(): Promise<void> {
    for (const gauge of [lag, waiting]) gauge.reset();
    const stages = await sources.queue().catch(() => []);
    for (const { stage, waiting: count, lagSeconds } of stages) {
      waiting.set({ stage }, count);
      lag.set({ stage }, lagSeconds);
    }
  }
}
