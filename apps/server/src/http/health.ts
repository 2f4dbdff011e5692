import type { Database } from "@fourball/db/client";
import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Anyone may ask, so the database is asked at most once in this time. */
const REMEMBERED_MS = 1000;

/** Liveness and readiness, without details. */
export function health(database: Database, isStopping: () => boolean, now: () => number = () => performance.now()): Hono<AppEnv> {
  let remembered: { isReady: Promise<boolean>; until: number } | undefined;
  const isReady = (): Promise<boolean> => {
    if (!remembered || remembered.until <= now()) {
      const answered = database.ping().then(
        () => true,
        () => false,
      );
      remembered = { isReady: answered, until: now() + REMEMBERED_MS };
    }
    return remembered.isReady;
  };
  return new Hono<AppEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const ready = !isStopping() && (await isReady());
      return ready ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503, { "Retry-After": "2" });
    });
}
