import type { ServiceContext } from "../service-context.ts";

/** What jobs need of the service context. */
export type JobContext = Pick<ServiceContext, "db" | "bus" | "clock" | "later" | "pictures" | "defaultTimeZone">;

/** Work that becomes due: each item runs in its own transaction, which checks again that it still is due. */
export type Job = {
  find(ctx: JobContext): Promise<{ id: string }[]>;
  run(ctx: JobContext, id: string): Promise<void>;
};

export const stored = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** A failure is logged and tried again later; the caller goes on. */
export async function attempt(ctx: Pick<JobContext, "later">, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.later(() => Promise.reject(error));
  }
}
