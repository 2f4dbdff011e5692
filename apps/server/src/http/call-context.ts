import type { ApiContext } from "@fourball/api/context";
import { countCall } from "@fourball/api/count-call";
import { fail } from "@fourball/domain/failure";
import { IDEMPOTENCY_KEY_HEADER } from "@fourball/domain/idempotency";
import type { MemberContext } from "@fourball/services/core/service-context";
import type { Context } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { cacheMaxAgeOf } from "./middleware/changed-cookie.ts";

/** Adds a cookie to a response. */
type SetCookie = (cookie: string) => void;

/** The context of one request. */
export async function callContext(
  { sessions, devices, services, env, observeCall, reportUndeclared }: Dependencies,
  c: Context<AppEnv>,
  setCookie: SetCookie = (cookie) => c.header("set-cookie", cookie, { append: true }),
): Promise<ApiContext> {
  const request = {
    cookieHeader: c.req.header("cookie"),
    userAgent: c.req.header("user-agent"),
    setCookie,
  };
  const viewer = await sessions.viewerOf(request);
  c.set("viewer", viewer);
  return {
    ...services,
    viewer,
    caller: {
      browser: sessions.of(request),
      device: devices(request),
      address: clientAddress(c, env.TRUST_PROXY),
      idempotencyKey: c.req.header(IDEMPOTENCY_KEY_HEADER) ?? null,
      cacheMaxAgeMs: cacheMaxAgeOf(c),
    },
    observeCall,
    reportUndeclared,
  };
}

const READS = new Set(["GET", "HEAD"]);

/** The context of a request to read or to write, counted before anything else is done for it; refused with 429 beyond the limit. */
export async function countedCall(deps: Dependencies, c: Context<AppEnv>, setCookie?: SetCookie): Promise<ApiContext> {
  const context = await callContext(deps, c, setCookie);
  await countCall(context, READS.has(c.req.method) ? "reads" : "writes");
  return context;
}

/** The same, for members only: 401 for strangers. */
export async function memberCall(deps: Dependencies, c: Context<AppEnv>): Promise<ApiContext & MemberContext> {
  const context = await countedCall(deps, c);
  const { viewer } = context;
  if (!viewer) throw fail("unauthorized");
  return { ...context, viewer };
}
