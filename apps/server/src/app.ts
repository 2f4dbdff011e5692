import { Failure, notFound } from "@fourball/domain/failure";
import { Hono, type MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { Dependencies } from "./dependencies.ts";
import type { AppEnv } from "./http/app-env.ts";
import { calendarDoor } from "./http/calendar-door.ts";
import { docsDoor } from "./http/docs-door.ts";
import { errorAnswer } from "./http/error-answer.ts";
import { health } from "./http/health.ts";
import { jsonOnly } from "./http/json-only.ts";
import { isImport, limitedWrites } from "./http/limited-writes.ts";
import { requestLog } from "./http/request-log.ts";
import { restAdapter } from "./http/rest-adapter.ts";
import { restTable } from "./http/rest-table.ts";
import { rpcDoor } from "./http/rpc-door.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { signInDoor } from "./http/sign-in.ts";
import { unsubscribeDoor } from "./http/unsubscribe-door.ts";

type Options = {
  isStopping?: () => boolean;
  /** The built client; absent in development, where Vite serves it. */
  client?: Hono<AppEnv> | undefined;
};

export function createApp(deps: Dependencies, { isStopping = () => false, client }: Options = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    .use(requestLog(deps.log))
    .use(securityHeaders(deps.env))
    .onError(errorAnswer)
    .notFound((c) => c.json({ message: "Not found" }, 404))
    .route("/", health(deps.database, isStopping))
    .route("/api", unsubscribeDoor(deps));
  for (const calls of ["/api/*", "/trpc/*"])
    app.use(calls, neverStored, inTime, limitedWrites(deps), jsonOnly, sameOrigin(deps.env.PUBLIC_URL));
  app
    .route("/api", signInDoor(deps))
    .route("/api", calendarDoor(deps))
    .route("/api", docsDoor(deps))
    .route("/api", restAdapter(deps, restTable))
    .route("/trpc", rpcDoor(deps))
    .all("/api/*", () => {
      throw notFound("Not found");
    });
  if (client) app.route("/", client);
  return app;
}

/** Above the database's own limit for a statement, for when the database says nothing at all. */
const ANSWER_WITHIN_MS = 6000;
/** A hundred thousand courses take their time. */
const IMPORT_WITHIN_MS = 60_000;

const tooSlow = new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 2 });
const lateness = new HTTPException(503, { cause: tooSlow });
const soon = timeout(ANSWER_WITHIN_MS, lateness);
const inAMinute = timeout(IMPORT_WITHIN_MS, lateness);
const inTime: MiddlewareHandler<AppEnv> = (c, next) => (isImport(c.req.path) ? inAMinute : soon)(c, next);

const neverStored: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.append("Vary", "Origin, Sec-Fetch-Site");
};
