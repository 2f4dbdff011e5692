import type { ApiContext } from "./context.ts";

/** Counts a call against the limit of the viewer, or of the address of a stranger; throws when it is used up. */
export async function countCall({ viewer, limiter, caller: { address } }: ApiContext, kind: "reads" | "writes"): Promise<void> {
  if (viewer) await limiter.spend(kind, viewer.id);
  else await limiter.spend("anonymous", address);
}
