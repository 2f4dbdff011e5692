import type { MiddlewareHandler } from "hono";
import { isProxyToken, PROXY_TOKEN_HEADER } from "../../doctor/proxy-token.ts";
import type { Env } from "../../env.ts";
import type { AppEnv } from "../app-env.ts";
import { clientAddress } from "../client-address.ts";

/** Tells `npm run doctor` how its request arrived: it runs on this machine, and has written the token that it sends. */
export const proxyDiagnosis = ({ DATA_DIR, TRUST_PROXY }: Env): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    if (!(await isProxyToken(DATA_DIR, c.req.header(PROXY_TOKEN_HEADER)))) return next();
    const forwardedFor = c.req.header("x-forwarded-for") ?? null;
    return c.json({ status: "ok", arrived: { address: clientAddress(c, TRUST_PROXY), forwardedFor } });
  };
};
