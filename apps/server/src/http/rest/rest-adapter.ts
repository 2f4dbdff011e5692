import { createCaller } from "@fourball/api/app-router";
import { countCall } from "@fourball/api/count-call";
import { fail } from "@fourball/domain/failure";
import { requireAdmin } from "@fourball/services/core/access/require-admin";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import type { AppEnv } from "../app-env.ts";
import { callContext } from "../call-context.ts";
import type { RestRow } from "./rest-route.ts";

/** Serves every row of the table by a caller of the procedures. */
export function restAdapter(deps: Dependencies, table: readonly RestRow[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const row of table)
    app.on(row.method, row.path, async (c) => {
      const answer = await handle(deps, row, c);
      return c.json(answer, statusOf(row, answer));
    });
  return app;
}

const statusOf = ({ operation }: RestRow, answer: unknown): 200 | 201 | 202 =>
  operation.accepted?.response.safeParse(answer).success ? 202 : (operation.status ?? 200);

async function handle(deps: Dependencies, row: RestRow, c: Context<AppEnv>): Promise<unknown> {
  const context = await callContext(deps, c);
  const { query, body, access, hasOwnLimit } = row.operation;
  // Counted and refused before anything is parsed; the procedures check access again.
  if (!hasOwnLimit || !context.viewer) await countCall(context, row.method === "GET" ? "reads" : "writes");
  const { viewer } = context;
  if (access !== "anyone" && !viewer) throw fail("unauthorized");
  const isAdminChecked = access === "admins" && viewer !== null;
  if (isAdminChecked) await requireAdmin({ ...context, viewer });
  return row.handle({
    api: createCaller({ ...context, isCounted: true, ...(isAdminChecked && { isAdminChecked }) }),
    param: (name) => c.req.param(name) ?? "",
    query: query?.parse(c.req.query()),
    body: body?.parse(await jsonBody(c)),
    header: (name, value) => c.header(name, value),
  });
}

/** The JSON body, or an empty object when there is none. */
async function jsonBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw fail("jsonMalformed");
  }
}
