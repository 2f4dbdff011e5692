import { appRouter } from "@fourball/api/app-router";
import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { BATCH_MAX } from "@fourball/domain/batch";
import { fail } from "@fourball/domain/failure";
import { IDEMPOTENCY_KEY_HEADER, isKeyedCall } from "@fourball/domain/idempotency";
import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { reasonOf } from "../../log/logged-error.ts";
import type { AppEnv } from "../app-env.ts";
import { callContext, countedCall } from "../call-context.ts";
import { answerCalls } from "./direct-calls.ts";
import { callsOf, madeCalls } from "./trpc-procedures.ts";

const ENDPOINT = "/trpc";

/** tRPC over HTTP, batched. Procedures count the calls that reach them; those that do not are counted here. */
export const trpcRoutes = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>().all("/*", async (c) => {
    const named = callsOf(c.req.url, ENDPOINT);
    const sharesKey = c.req.header(IDEMPOTENCY_KEY_HEADER) !== undefined && keyedCalls(named.calls).length > 1;
    const made = sharesKey ? undefined : madeCalls(named.calls, c.req.method);
    if (!made) await countedCall(deps, c, noCookie);
    // Each would take the answer of the other for its own, or refuse the key.
    if (sharesKey) throw fail("keyOfSeveralCalls");
    if (named.calls.some(({ procedure }) => procedure?._def.type === "subscription")) {
      c.header("Allow", "");
      throw fail("socketOnly");
    }
    const onError = (error: TRPCError, path?: string): void => {
      if (!toFailure(error)) c.var.logBug(error, path);
      if (describeFailure(error).status >= 500) c.set("reason", reasonOf(unwrapError(error)));
    };
    if (made) {
      const contextOf = (headers: Headers) => callContext(deps, c, (cookie) => headers.append("set-cookie", cookie));
      const answer = await answerCalls(c, { ...named, calls: made }, { contextOf, onError, headersFor });
      if (answer) return answer;
    }
    const { response, isRefused } = await handle(deps, c, onError);
    if (made && isRefused) await countedCall(deps, c, noCookie);
    return response;
  });

const keyedCalls = (calls: readonly { path: string }[]) => calls.filter(({ path }) => isKeyedCall(path));

const noCookie = () => undefined;

function headersFor(errors: TRPCError[]): Record<string, string> {
  const retryAfter = Math.max(0, ...errors.map((error) => toFailure(error)?.retryAfterSeconds ?? 0));
  return retryAfter > 0 ? { "retry-after": String(retryAfter) } : {};
}

/** A request that is malformed as a whole is refused before it needs a context. */
async function handle(
  deps: Dependencies,
  c: Context<AppEnv>,
  onError: (error: TRPCError, path?: string) => void,
): Promise<{ response: Response; isRefused: boolean }> {
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
    onError: ({ error, path }) => onError(error, path),
    responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
  });
  return { response, isRefused };
}
