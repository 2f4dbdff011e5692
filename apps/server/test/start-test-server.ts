import { type Club, postAll } from "@fourball/services/testing";
import { pino } from "pino";
import { createApp } from "../src/app.ts";
import { createDependencies, type Dependencies } from "../src/dependencies.ts";
import { readEnv } from "../src/env.ts";
import { staticFiles } from "../src/http/static-files.ts";
import { listen } from "../src/listen.ts";
import { openDoors } from "../src/sockets/doors.ts";

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; as?: { id: string } };

export type TestServer = AsyncDisposable & {
  url: string;
  deps: Dependencies;
  /** What was logged, a parsed line each. */
  logged: Record<string, unknown>[];
  /** Calls a path, with JSON where there is a body, in the session of a golfer where there is one. */
  call(path: string, call?: Call): Promise<Response>;
  /** Hands out and sends what is due, as the worker does in its own time. */
  post(): Promise<void>;
  /** The cookie of a new session. */
  signIn(golfer: { id: string }): Promise<string>;
};

/** The real application on a real port, over the club's database and clock. */
export async function startTestServer(
  club: Club,
  environment: Record<string, string> = {},
  { webRoot, authenticateWithinMs }: { webRoot?: string; authenticateWithinMs?: number } = {},
): Promise<TestServer> {
  const env = readEnv({ PORT: "0", ...environment });
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "info", base: undefined }, { write: (line) => void logged.push(JSON.parse(line)) });
  const created = createDependencies(env, log, { ...club.database, close: async () => undefined });
  const mailer = { send: async (mail: (typeof club.mails)[number]) => void club.mails.push(mail) };
  const deps = { ...created, world: { ...created.world, mailer, clock: { now: () => club.clock.time } } };
  const client = webRoot ? await staticFiles(deps, webRoot) : undefined;
  const server = await listen(
    createApp(deps, { client }),
    openDoors(deps, authenticateWithinMs === undefined ? {} : { authenticateWithinMs }),
    env,
  );
  const url = `http://127.0.0.1:${server.port}`;

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
    logged,
    signIn,
    post: () => postAll(deps.world, deps.senders),
    async call(path, { method, body, headers = {}, as } = {}) {
      const all = new Headers(headers);
      if (as) all.set("cookie", await signIn(as));
      if (body !== undefined) all.set("content-type", "application/json");
      return fetch(url + path, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: all,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: "manual",
      });
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await deps.close();
    },
  };
}
