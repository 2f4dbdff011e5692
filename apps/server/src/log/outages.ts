import type { Logger } from "pino";

/** What the server needs beside itself, in words for its log. */
const SERVICES = {
  database: "the database",
  replica: "the replica",
  redis: "Redis",
  email: "the mail server",
  sms: "the text message service",
  pictures: "the picture store",
  identity: "the identity provider",
  traces: "the trace collector",
} as const;

export type Service = keyof typeof SERVICES;

/** A line in the log when a service begins to fail, and one when it works again, however often it is called between. */
export class Outages {
  readonly #log: Pick<Logger, "warn" | "info">;
  /** Since when each service that was called is away, by `performance.now()`; null while it works. */
  readonly #since = new Map<Service, number | null>();

  constructor(log: Pick<Logger, "warn" | "info">) {
    this.#log = log;
  }

  failed(service: Service, error: unknown): void {
    if (this.#since.get(service)) return;
    this.#since.set(service, performance.now());
    this.#log.warn({ service, err: error }, `${SERVICES[service]} is away`);
  }

  worked(service: Service): void {
    const since = this.#since.get(service);
    this.#since.set(service, null);
    if (!since) return;
    this.#log.info({ service, seconds: Math.round((performance.now() - since) / 1000) }, `${SERVICES[service]} is back`);
  }

  /** `isOutage`: whether an error says that the service is away. */
  async watch<Result>(service: Service, work: () => Promise<Result>, isOutage = (_error: unknown) => true): Promise<Result> {
    try {
      const result = await work();
      this.worked(service);
      return result;
    } catch (error) {
      if (isOutage(error)) this.failed(service, error);
      else this.worked(service);
      throw error;
    }
  }

  states(): [service: Service, isAway: boolean][] {
    return [...this.#since].map(([service, since]) => [service, since !== null]);
  }
}
