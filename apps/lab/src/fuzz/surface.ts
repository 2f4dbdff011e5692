import { appRouter } from "@fourball/api/app-router";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";

type RestCall = { method: string; path: string; query: string[] };

/** What a server can be asked: its documented calls, and the procedures of this checkout. */
export type Surface = { rest: RestCall[]; queries: string[]; mutations: string[]; subscriptions: string[]; names: string[] };

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
});
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export async function surfaceOf(url: string): Promise<Surface> {
  const { paths } = document.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  const rest = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => ({
      method: method.toUpperCase(),
      path: path.startsWith("/api/") ? path : `/api${path}`,
      query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
    })),
  );
  const named = (type: string): string[] => procedures.filter(([, { _def }]) => _def.type === type).map(([name]) => name);
  return {
    rest,
    queries: named("query"),
    mutations: named("mutation"),
    subscriptions: named("subscription"),
    names: [...new Set(procedures.flatMap(([, procedure]) => fieldsOf(procedure)))],
  };
}

const router: AnyTRPCRouter = appRouter;
const procedures: [string, AnyTRPCProcedure][] = Object.entries(router._def.procedures);

const withInputs = z.object({ inputs: z.array(z.unknown()) });

/** The names of the fields that a procedure takes. */
function fieldsOf({ _def }: AnyTRPCProcedure): string[] {
  return withInputs
    .parse(_def)
    .inputs.filter((input) => input instanceof z.ZodType)
    .flatMap((input) => Object.keys(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }).properties ?? {}));
}
