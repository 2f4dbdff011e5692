import type { Database } from "@fourball/db/client";
import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Liveness and readiness, without details. */
export const health = (database: Database, isStopping: () => boolean): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const ready =
        !isStopping() &&
        (await database.ping().then(
          () => true,
          () => false,
        ));
      return ready ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503, { "Retry-After": "2" });
    });
