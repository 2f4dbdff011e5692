import { appRouter } from "@fourball/api/app-router";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { Failure } from "@fourball/domain/failure";
import { BATCH_MAX } from "@fourball/domain/limits";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { proceduresOf } from "./trpc-procedures.ts";

const ENDPOINT = "/trpc";

/** tRPC over HTTP, batched. */
export const trpcRoutes = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().all("/*", (c) => {
    if (proceduresOf(c.req.url, ENDPOINT).some((procedure) => procedure?._def.type === "subscription")) {
      c.header("Allow", "");
      throw new Failure("method_not_allowed", "Subscribe over the WebSocket at /trpc");
    }
    return fetchRequestHandler({
      endpoint: ENDPOINT,
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      createContext: ({ resHeaders }) => callContext(deps, c, (cookie) => resHeaders.append("set-cookie", cookie)),
      onError: ({ error, path }) => {
        if (!toFailure(error)) c.var.log.error({ err: unwrapError(error), path }, "bug");
      },
      responseMeta: ({ errors }) => {
        const retryAfter = Math.max(0, ...errors.map((error) => toFailure(error)?.retryAfterSeconds ?? 0));
        return { headers: retryAfter > 0 ? { "retry-after": String(retryAfter) } : {} };
      },
    });
  });
