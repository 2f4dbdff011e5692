import type { ReplicaDatabase } from "@fourball/db/client";
import { parsedUrl } from "@fourball/domain/parsed-url";
import type { TestWorld } from "@fourball/services/testing";
import { postAll } from "@fourball/services/testing/post-all";
import { createApp } from "../../src/app.ts";
import { createDependencies } from "../../src/create-dependencies.ts";
import type { Dependencies } from "../../src/dependencies.ts";
import { readEnv } from "../../src/env.ts";
import { staticFiles } from "../../src/http/pages/static-files.ts";
import { listen } from "../../src/listen.ts";
import { createLog } from "../../src/log/create-log.ts";
import { Outages } from "../../src/log/outages.ts";
import { pushKeysFor } from "../../src/notifications/push-keys.ts";
import { UpgradeRouter } from "../../src/sockets/upgrade-router.ts";
import { startMetrics } from "../../src/start-metrics.ts";
import { startTelemetry } from "../../src/telemetry/telemetry.ts";
import { undocumentedIn } from "./documented-answers.ts";

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; as?: { id: string } };

export type TestServer = AsyncDisposable & {
  url: string;
  deps: Dependencies;
  /** Where metrics are, when the environment asks for them. */
  metricsUrl: string | undefined;
  /** The parsed lines of the log. */
  logged: Record<string, unknown>[];
  /**
   * Calls a path, optionally with a JSON body and in the session of a golfer, and reads the whole answer. Throws where it is one
   * that the API's document doesn't know; at its end, the server throws where it gave another client such an answer.
   */
  call(path: string, call?: Call): Promise<Response>;
  /** Sends all due notifications, as the worker does. */
  post(): Promise<void>;
  /** Opens a session and returns its cookie. */
  signIn(golfer: { id: string }): Promise<string>;
};

type Options = {
  webRoot?: string;
  authenticateWithinMs?: number;
  timeLimitMs?: number;
  headersTimeoutMs?: number;
  replica?: ReplicaDatabase;
};

/** How long a busy machine takes for an answer is no subject but of tests that set the limit. */
const A_MINUTE = 60_000;

/** The application on a real port, with the database and clock of the test. */
export async function startTestServer(
  world: TestWorld,
  environment: Record<string, string> = {},
  { webRoot, authenticateWithinMs, timeLimitMs = A_MINUTE, headersTimeoutMs, replica }: Options = {},
): Promise<TestServer> {
  const env = readEnv({ PORT: "0", ...environment });
  const logged: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void logged.push(JSON.parse(line)) });
  const outages = new Outages(log);
  const created = await createDependencies({
    env,
    log,
    outages,
    database: { ...world.database, ...(replica && { replica }), close: async () => undefined },
    pushKeys: await pushKeysFor(env, world.db),
    telemetry: await startTelemetry(env, outages),
    reportUndeclared: undefined,
  });
  const mailer = { send: async (mail: (typeof world.mails)[number]) => void world.mails.push(mail) };
  const services = { ...created.services, ports: { ...created.services.ports, mailer }, clock: { now: () => world.clock.time } };
  const deps = { ...created, services };
  const client = webRoot ? await staticFiles(deps, webRoot) : undefined;
  const upgradeRouter = new UpgradeRouter(deps, authenticateWithinMs === undefined ? {} : { authenticateWithinMs });
  const { fetch: answerOf } = createApp(deps, { client, timeLimitMs });
  const undocumented: string[] = [];
  const assertDocumented = () => {
    const [first] = undocumented.splice(0);
    if (first) throw new Error(first);
  };
  const server = await listen(
    {
      async fetch(request, ...rest) {
        const answer = await answerOf(request, ...rest);
        undocumented.push(...undocumentedIn({ method: request.method, path: parsedUrl(request.url)?.pathname ?? "", answer }));
        return answer;
      },
    },
    upgradeRouter,
    env,
    // Nobody waits for an answer when a test has ended.
    { drainMs: 0, ...(headersTimeoutMs !== undefined && { headersTimeoutMs }) },
  );
  const url = `http://127.0.0.1:${server.port}`;
  const metrics = await startMetrics(deps, upgradeRouter);

  const signIn = async ({ id }: { id: string }): Promise<string> => {
    let cookie = "";
    const setCookie = (value: string) => {
      cookie = value.split(";")[0] ?? "";
    };
    await deps.sessions.of({ cookieHeader: undefined, userAgent: "test", setCookie }).open(id);
    return cookie;
  };

  return {
    url,
    deps,
    metricsUrl: metrics && `http://127.0.0.1:${metrics.port}/metrics`,
    logged,
    signIn,
    post: () => postAll(deps.services, deps.senders),
    async call(path, { method, body, headers = {}, as } = {}) {
      const all = new Headers(headers);
      if (as) all.set("cookie", await signIn(as));
      if (body !== undefined) all.set("content-type", "application/json");
      const answer = await fetch(url + path, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: all,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: "manual",
      });
      assertDocumented();
      // A body that nobody reads keeps its connection.
      const read = await answer.arrayBuffer();
      return new Response(read.byteLength > 0 ? read : null, answer);
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await metrics?.close();
      await deps.close();
      assertDocumented();
    },
  };
}
