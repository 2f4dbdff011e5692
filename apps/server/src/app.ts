import { Failure, notFound } from "@fourball/domain/failure";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { Dependencies } from "./dependencies.ts";
import type { AppEnv } from "./http/app-env.ts";
import { errorAnswer } from "./http/error-answer.ts";
import { health } from "./http/health.ts";
import { jsonOnly } from "./http/json-only.ts";
import { requestLog } from "./http/request-log.ts";
import { restAdapter } from "./http/rest-adapter.ts";
import { restTable } from "./http/rest-table.ts";
import { rpcDoor } from "./http/rpc-door.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { signInDoor } from "./http/sign-in.ts";

const BODY_MAX = 64 * 1024;

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
    .route("/", health(deps.database, isStopping));
  for (const calls of ["/api/*", "/trpc/*"])
    app.use(calls, neverStored, inTime, limitedWrites, jsonOnly, sameOrigin(deps.env.PUBLIC_URL));
  app
    .route("/api", signInDoor(deps))
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

const tooSlow = new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 2 });
const inTime = timeout(ANSWER_WITHIN_MS, new HTTPException(503, { cause: tooSlow }));

const limitedBody = bodyLimit({
  maxSize: BODY_MAX,
  onError: () => {
    throw new Failure("too_large", "Request too large");
  },
});

const limitedWrites: MiddlewareHandler = (c, next) => (c.req.method === "GET" ? next() : limitedBody(c, next));

const neverStored: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.append("Vary", "Origin, Sec-Fetch-Site");
};
