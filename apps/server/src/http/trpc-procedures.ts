import { appRouter } from "@fourball/api/app-router";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";

/** The procedures that a request names, one or a batch of them; undefined for a name that none has. */
export function proceduresOf(url: string, endpoint: string): (AnyTRPCProcedure | undefined)[] {
  const names = decoded(new URL(url).pathname.slice(endpoint.length))?.split(",") ?? [];
  return names.map((name) => procedures.get(name.replace(/^\/|\/$/g, "")));
}

/** By the whole path, which is how tRPC keeps them; the type of a particular router has them nested. */
const router: AnyTRPCRouter = appRouter;
const procedures = new Map<string, AnyTRPCProcedure>(Object.entries(router._def.procedures));

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
