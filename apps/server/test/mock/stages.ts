import { appRouter } from "@fourball/api/app-router";
import { DatabaseUnavailable } from "@fourball/db/database-errors";
import { sessions } from "@fourball/db/schema/index";
import { BATCH_MAX } from "@fourball/domain/batch";
import type { TestWorld } from "@fourball/services/testing";
import { NOW } from "@fourball/testkit/fixtures";
import { aSession } from "@fourball/testkit/golfer-fixtures";
import type { MockServer } from "@fourball/testkit/mock-server";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { getResponse } from "msw";
import { loadWorld } from "./load-world.ts";

// By the whole path, which is how tRPC keeps them; the type of a particular router has them nested.
const router: AnyTRPCRouter = appRouter;

/** Every query and mutation of the router. */
export const procedures: ReadonlyMap<string, "query" | "mutation"> = new Map(
  Object.entries<AnyTRPCProcedure>(router._def.procedures).flatMap(([path, { _def }]) =>
    _def.type === "subscription" ? [] : [[path, _def.type]],
  ),
);

/** The schema that the router parses a call with. */
export function inputOf(path: string): unknown {
  const inputs: unknown = router._def.procedures[path]._def.inputs;
  return Array.isArray(inputs) ? inputs[0] : undefined;
}

export type Call = { path: string; input: unknown };

/** Where calls are made: queries, batched, or a mutation. The answers are as they cross the wire. */
export type Stage = { call(calls: readonly Call[]): Promise<unknown[]> };

/** As the client sends them. */
function requestOf(calls: readonly Call[]): Request {
  const paths = calls.map(({ path }) => path).join();
  const input = JSON.stringify(Object.fromEntries(calls.map((call, index) => [index, call.input])));
  const address = `http://localhost/trpc/${paths}?batch=1`;
  if (calls.every(({ path }) => procedures.get(path) === "query"))
    return new Request(`${address}&input=${encodeURIComponent(input)}`);
  return new Request(address, { method: "POST", headers: { "content-type": "application/json" }, body: input });
}

function stageOf(send: (request: Request) => Promise<Response | undefined>): Stage {
  return {
    async call(calls) {
      const answers: unknown[] = [];
      for (let from = 0; from < calls.length; from += BATCH_MAX) {
        const batch = calls.slice(from, from + BATCH_MAX);
        const response = await send(requestOf(batch));
        const body: unknown = !response || response.type === "error" ? NO_ANSWER : await response.json();
        answers.push(...(Array.isArray(body) ? body : batch.map(() => body)));
      }
      return answers;
    },
  };
}

/** What a client has of calls that reached no server. */
const NO_ANSWER = "no answer";

export function mockStage({ handlers }: MockServer): Stage {
  const http = handlers.filter((handler) => "resolver" in handler);
  return stageOf((request) => getResponse(http, request));
}

type Conditions = {
  /** The database doesn't answer. */
  isAway?: boolean;
};

/** The router on a database with a scenario's world, called by the same viewer at the same moment. */
export async function realStage(test: TestWorld, { world }: MockServer, { isAway = false }: Conditions = {}): Promise<Stage> {
  await loadWorld(test.db, world);
  test.clock.time = Temporal.Instant.from(NOW);
  const { userAgent, createdAt } = aSession();
  const sess = { userId: world.me.id, userAgent, createdAt };
  // The database ends sessions by its own clock.
  await test.db.insert(sessions).values({ sid: "this browser's", sess, expire: new Date("2100-01-01") });
  const here = {
    caller: { browser: { sid: "this browser's" } },
    config: { hasMailServer: true },
    ports: { identityProvider: null },
  };
  return stageOf((req) => {
    const [signedIn = world.isSignedIn ? world.me.id : null] = test.browser.slice(-1);
    const context = signedIn === null ? test.anonymous(here) : test.as({ id: signedIn }, here);
    const createContext = () => (isAway ? { ...context, db: away(context.db) } : context);
    return fetchRequestHandler({ endpoint: "/trpc", req, router: appRouter, createContext });
  });
}

const away = <Database extends object>(db: Database): Database =>
  new Proxy(db, {
    get() {
      throw new DatabaseUnavailable("stopped");
    },
  });
