import { type ApiCaller, createCaller } from "@fourball/api/app-router";
import { invalid } from "@fourball/domain/failure";
import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";

export type RestCall = {
  api: ApiCaller;
  /** A part of the path; what it must look like is the procedure's to say. */
  param(name: string): string;
  /** The query, parsed by a schema over its strings. */
  query<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  /** The JSON body, or an empty object when there is none. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
  /** Puts a header on the answer. */
  header(name: string, value: string): void;
};

export type RestRow = readonly [
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: `/${string}`,
  handler: (call: RestCall) => Promise<unknown>,
  status?: 200 | 201,
];

/** Each row of the table over a caller of the procedures: nothing happens here that tRPC does not do too. */
export function restAdapter(deps: Dependencies, table: readonly RestRow[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [method, path, handler, status = 200] of table) {
    app.on(method, path, async (c) => c.json(await handler(await restCall(deps, c)), status));
  }
  return app;
}

async function restCall(deps: Dependencies, c: Context<AppEnv>): Promise<RestCall> {
  const context = await callContext(deps, c, (cookie) => c.header("set-cookie", cookie, { append: true }));
  return {
    api: createCaller(context),
    param: (name) => c.req.param(name) ?? "",
    query: (schema) => schema.parse(c.req.query()),
    body: async (schema) => schema.parse(await jsonBody(c)),
    header: (name, value) => c.header(name, value),
  };
}

async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("Malformed JSON");
  }
}
