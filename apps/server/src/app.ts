import { fail } from "@fourball/domain/failure";
import { Hono, type MiddlewareHandler } from "hono";
import type { Dependencies } from "./dependencies.ts";
import type { AppEnv } from "./http/app-env.ts";
import { clientAddress } from "./http/client-address.ts";
import { accountArchive } from "./http/files/account-archive.ts";
import { calendarRoutes } from "./http/files/calendar-routes.ts";
import { pictureFiles } from "./http/files/picture-files.ts";
import { pictureUploads } from "./http/files/picture-uploads.ts";
import { health } from "./http/health.ts";
import { backToSignIn, identityRoutes, isIdentityCall } from "./http/identity-routes.ts";
import { refuseReadsWhenBusy } from "./http/middleware/busy.ts";
import { markChanges } from "./http/middleware/changed-cookie.ts";
import { jsonOnly } from "./http/middleware/json-only.ts";
import { limitedWrites } from "./http/middleware/limited-writes.ts";
import { onError } from "./http/middleware/on-error.ts";
import { packedAnswers } from "./http/middleware/packed-answers.ts";
import { proxyDiagnosis } from "./http/middleware/proxy-diagnosis.ts";
import { readableHost } from "./http/middleware/readable-host.ts";
import { requestLog } from "./http/middleware/request-log.ts";
import { sameOrigin } from "./http/middleware/same-origin.ts";
import { securityHeaders } from "./http/middleware/security-headers.ts";
import { TIME_LIMIT_MS, timeLimit } from "./http/middleware/time-limit.ts";
import { restAdapter } from "./http/rest/rest-adapter.ts";
import { restTable } from "./http/rest/rest-table.ts";
import { signInRoutes } from "./http/sign-in-routes.ts";
import { trpcRoutes } from "./http/trpc/trpc-routes.ts";
import { unsubscribeRoutes } from "./http/unsubscribe-routes.ts";
import { docsRoutes } from "./openapi/docs-routes.ts";

type Options = {
  isStopping?: () => boolean;
  /** The built client; absent in development, where Vite serves it. */
  client?: Hono<AppEnv> | undefined;
  timeLimitMs?: number;
};

export function createApp(
  deps: Dependencies,
  { isStopping = () => false, client, timeLimitMs = TIME_LIMIT_MS }: Options = {},
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
    .use(requestLog(deps.log, deps.telemetry))
    .use("/link-pictures/*", usableByOthers)
    .use("/link-picture.png", usableByOthers)
    .use(securityHeaders(deps.env))
    .use(readableHost)
    .onError((error, c) => (isIdentityCall(c) ? backToSignIn(error, c) : onError(error, c)))
    .notFound((c) => c.json({ message: "Not found" }, 404))
    .use("/healthz", proxyDiagnosis(deps.env))
    .route("/", health(deps.isReady, isStopping))
    .route("/api", unsubscribeRoutes(deps))
    .route("/pictures", pictureFiles(deps));
  guardCalls(app, deps, timeLimitMs);
  const packed = packedAnswers();
  for (const path of PUBLIC_DOCUMENTS) app.use(path, packed);
  app
    .route("/api", signInRoutes(deps))
    .route("/api", identityRoutes(deps))
    .route("/api", calendarRoutes(deps))
    .route("/api", docsRoutes(deps))
    .route("/api", pictureUploads(deps))
    .route("/api", accountArchive(deps))
    .route("/api", restAdapter(deps, restTable))
    .route("/trpc", trpcRoutes(deps))
    .all("/api/*", async (c) => {
      await deps.services.limiter.spend("anonymous", clientAddress(c, deps.env.TRUST_PROXY));
      throw fail("notFound");
    });
  if (client) app.route("/", client);
  return app;
}

/** What every call passes before its route. */
function guardCalls(app: Hono<AppEnv>, deps: Dependencies, timeLimitMs: number): void {
  const refuseReads = refuseReadsWhenBusy();
  for (const calls of ["/api/*", "/trpc/*"])
    app.use(
      calls,
      noStore,
      refuseReads,
      markChanges(deps.env.isHttps),
      timeLimit(timeLimitMs),
      limitedWrites(deps),
      jsonOnly,
      sameOrigin(deps.env.PUBLIC_URL),
    );
}

/** The same for everyone who may read them. */
const PUBLIC_DOCUMENTS = ["/api/courses", "/api/openapi.json", "/api/asyncapi.json", "/api/docs/*"];

/** Chats and search engines show these pictures on pages of their own. After all other headers. */
const usableByOthers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
};

const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.append("Vary", "Origin, Sec-Fetch-Site");
};
