import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Liveness and readiness, without details. */
export const health = (isReady: () => Promise<boolean>, isStopping: () => boolean): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const ready = !isStopping() && (await isReady());
      return ready ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503, { "Retry-After": "2" });
    });
