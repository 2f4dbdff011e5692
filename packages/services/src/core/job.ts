import type { Config, Ports, ServiceContext } from "./service-context.ts";

/** What jobs need of the service context. */
export type JobContext = Pick<ServiceContext, "db" | "bus" | "clock" | "later"> & {
  ports: Pick<Ports, "pictures">;
  config: Pick<Config, "defaultTimeZone">;
};

/**
 * How many due items a job finds at a time. With a limit PostgreSQL reads them in the order of an index; it expects far more
 * than there are, and would read the whole table for all of them.
 */
export const FOUND_MAX = 1000;

/** What decides whether something is due. */
export type DueContext = Pick<JobContext, "db" | "clock" | "config">;

/** Work that becomes due: each item runs in its own transaction, which checks again that it still is due. */
export type Job = {
  /** Asked again, until it finds nothing new. */
  find(ctx: DueContext): Promise<{ id: string }[]>;
  run(ctx: JobContext, id: string): Promise<void>;
};

/** A failure is logged under the name, and tried again later; the caller goes on. */
export async function runLogged(ctx: Pick<JobContext, "later">, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    ctx.later(() => Promise.reject(new Error(`${name} failed`, { cause })));
  }
}
