import type { ServiceContext } from "../service-context.ts";

/** What is done without anybody asking needs no more of the world than this. */
export type LifeContext = Pick<ServiceContext, "db" | "bus" | "clock" | "later">;

/** Something that falls due: each one is done in a transaction of its own, which asks again whether it still is. */
export type Job = {
  find(ctx: LifeContext): Promise<{ id: string }[]>;
  settle(ctx: LifeContext, id: string): Promise<void>;
};

export const stored = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** What fails is logged and tried again later; whoever reads or runs on must not fail with it. */
export async function attempt(ctx: Pick<LifeContext, "later">, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.later(() => Promise.reject(error));
  }
}
