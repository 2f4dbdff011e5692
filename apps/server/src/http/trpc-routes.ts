import { appRouter } from "@fourball/api/app-router";
import { countCall } from "@fourball/api/count-call";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { BATCH_MAX } from "@fourball/domain/batch";
import { Failure } from "@fourball/domain/failure";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { areCalled, proceduresOf } from "./trpc-procedures.ts";

const ENDPOINT = "/trpc";

/** tRPC over HTTP, batched. Procedures count the calls that reach them; those that do not are counted here. */
export const trpcRoutes = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().all("/*", async (c) => {
    const procedures = proceduresOf(c.req.url, ENDPOINT);
    const reachAll = areCalled(procedures, c.req.method);
    if (!reachAll) await countRequest(deps, c);
    if (procedures.some((procedure) => procedure?._def.type === "subscription")) {
      c.header("Allow", "");
      throw new Failure("method_not_allowed", "Subscribe over the WebSocket at /trpc");
    }
    const { response, isRefused } = await handle(deps, c);
    if (reachAll && isRefused) await countRequest(deps, c);
    return response;
  });

async function countRequest(deps: Dependencies, c: Context<AppEnv>): Promise<void> {
  const context = await callContext(deps, c, () => undefined);
  await countCall(context, c.req.method === "GET" ? "reads" : "writes");
}

/** A request that is malformed as a whole is refused before it needs a context. */
async function handle(deps: Dependencies, c: Context<AppEnv>): Promise<{ response: Response; isRefused: boolean }> {
  let isRefused = true;
  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    req: c.req.raw,
    router: appRouter,
    maxBatchSize: BATCH_MAX,
    createContext: ({ resHeaders }) => {
      isRefused = false;
      return callContext(deps, c, (cookie) => resHeaders.append("set-cookie", cookie));
    },
    onError: ({ error, path }) => {
      if (!toFailure(error)) c.var.log.error({ err: unwrapError(error), path }, "bug");
    },
    responseMeta: ({ errors }) => {
      const retryAfter = Math.max(0, ...errors.map((error) => toFailure(error)?.retryAfterSeconds ?? 0));
      return { headers: retryAfter > 0 ? { "retry-after": String(retryAfter) } : {} };
    },
  });
  return { response, isRefused };
}
