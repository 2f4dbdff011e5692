import type { ApiContext } from "@fourball/api/context";
import { IDEMPOTENCY_KEY_HEADER } from "@fourball/domain/idempotency";
import type { Context } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { cacheMaxAgeOf } from "./changed-cookie.ts";
import { clientAddress } from "./client-address.ts";

/** The context of one request. `setCookie` adds a cookie to its response. */
export async function callContext(
  { sessions, devices, services, env, observeCall }: Dependencies,
  c: Context<AppEnv>,
  setCookie: (cookie: string) => void,
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
  };
}
