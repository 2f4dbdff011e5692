import { appRouter } from "@fourball/api/app-router";
import { BATCH_MAX } from "@fourball/domain/batch";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";

export type Call = { path: string; procedure: AnyTRPCProcedure };
/** `procedure` is undefined for a name that none has. */
type NamedCall = { path: string; procedure: AnyTRPCProcedure | undefined };
type NamedCalls = { calls: NamedCall[]; searchParams: URLSearchParams };

/** The procedures that a request names, one or a batch of them, read as tRPC does. */
export function callsOf(url: string, endpoint: string): NamedCalls {
  const { pathname, searchParams } = new URL(url);
  const path = decoded(pathname.slice(endpoint.length).replace(/^\/|\/$/g, ""));
  const paths = searchParams.get("batch") === "1" ? path.split(",") : [path];
  return { calls: paths.map((path) => ({ path, procedure: procedures.get(path) })), searchParams };
}

/** The calls, where tRPC makes all of them, so that each counts itself. */
export function madeCalls(calls: NamedCall[], method: string): Call[] | undefined {
  const type = method === "GET" ? "query" : "mutation";
  const made = calls.flatMap(({ path, procedure }) => (procedure?._def.type === type ? [{ path, procedure }] : []));
  return calls.length <= BATCH_MAX && made.length === calls.length ? made : undefined;
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
