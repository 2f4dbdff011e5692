import { appRouter } from "@fourball/api/app-router";
import { BATCH_MAX } from "@fourball/domain/batch";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";

/** The procedures that a request names, one or a batch of them, read as tRPC does; undefined for a name that none has. */
export function proceduresOf(url: string, endpoint: string): (AnyTRPCProcedure | undefined)[] {
  const { pathname, searchParams } = new URL(url);
  const path = decoded(pathname.slice(endpoint.length).replace(/^\/|\/$/g, ""));
  const names = searchParams.get("batch") === "1" ? path.split(",") : [path];
  return names.map((name) => procedures.get(name));
}

/** Whether tRPC calls all of them, so that each counts itself. */
export function areCalled(procedures: (AnyTRPCProcedure | undefined)[], method: string): boolean {
  const type = method === "GET" ? "query" : "mutation";
  return procedures.length <= BATCH_MAX && procedures.every((procedure) => procedure?._def.type === type);
}

/** By the whole path, which is how tRPC keeps them; the type of a particular router has them nested. */
const router: AnyTRPCRouter = appRouter;
const procedures = new Map<string, AnyTRPCProcedure>(Object.entries(router._def.procedures));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
