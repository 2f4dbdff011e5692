import { appRouter } from "@fourball/api/app-router";
import type { ApiContext } from "@fourball/api/context";
import { withEarlierNames } from "@fourball/api/earlier-clients";
import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError, transformTRPCResponse } from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import type { Call } from "./trpc-procedures.ts";

type Batch = { calls: Call[]; searchParams: URLSearchParams };
/** By the place of their call. */
type Inputs = Record<number, unknown>;
type Answer = { result: { data: unknown } } | { error: ReturnType<typeof getTRPCErrorShape> };
type Options = {
  /** `headers` are those of the answer. */
  contextOf(headers: Headers): Promise<ApiContext>;
  onError(error: TRPCError, path: string): void;
  headersFor(errors: TRPCError[]): Record<string, string>;
};

const router: AnyTRPCRouter = appRouter;
const { _config: config } = router._def;

/**
 * Answers a batch of queries or mutations as tRPC's handler does, to the byte but for the earlier names of fields, which only
 * pages read, and without the web objects that it makes of each request. Undefined for a request of another form, which is left
 * to that handler.
 */
export async function answerCalls(c: Context<AppEnv>, batch: Batch, options: Options): Promise<Response | undefined> {
  if (!isPlain(c, batch)) return undefined;
  const headers = new Headers({ "content-type": "application/json", vary: "trpc-accept, accept" });
  const context = options.contextOf(headers);
  let inputs: Promise<Inputs> | undefined;
  const errors: TRPCError[] = [];
  const answer = async ({ path, procedure }: Call, batchIndex: number): Promise<Answer> => {
    const { type } = procedure._def;
    let input: unknown;
    const getRawInput = async () => {
      // Read for the first call that asks, after strangers were refused.
      inputs ??= readInputs(c, batch);
      input = (await inputs)[batchIndex];
      return input;
    };
    try {
      const ctx = await context;
      const data = await procedure({ ctx, path, type, getRawInput, signal: undefined, batchIndex });
      return { result: { data: withEarlierNames(path, data) } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      errors.push(error);
      options.onError(error, path);
      return { error: getTRPCErrorShape({ config, ctx: undefined, error, input, path, type }) };
    }
  };
  const answers = await Promise.all(batch.calls.map(answer));
  for (const [name, value] of Object.entries(options.headersFor(errors))) headers.set(name, value);
  const body = JSON.stringify(transformTRPCResponse(config, answers));
  return new Response(body, { status: getHTTPStatusCode(answers), headers });
}

/** What our clients send: queries by GET, or mutations by POST. */
function isPlain({ req }: Context<AppEnv>, { searchParams }: Batch): boolean {
  if (req.header("trpc-accept") || req.header("accept")?.includes("application/jsonl")) return false;
  if (searchParams.get("batch") !== "1" || searchParams.has("connectionParams")) return false;
  const contentType = req.header("content-type");
  return req.method === "GET" ? !contentType : req.method === "POST" && contentType?.startsWith("application/json") === true;
}

async function readInputs(c: Context<AppEnv>, { calls, searchParams }: Batch): Promise<Inputs> {
  try {
    const sent: unknown = c.req.method === "GET" ? JSON.parse(searchParams.get("input") || "{}") : await c.req.json();
    if (!isRecord(sent)) throw new Error('"input" needs to be an object when doing a batch call');
    const inputs: Inputs = {};
    for (const index of calls.keys())
      if (sent[index] !== undefined) inputs[index] = config.transformer.input.deserialize(sent[index]);
    return inputs;
  } catch (cause) {
    throw new TRPCError({ code: "BAD_REQUEST", message: cause instanceof Error ? cause.message : "Invalid input", cause });
  }
}

const isRecord = (value: unknown): value is Record<number, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
