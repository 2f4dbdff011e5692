import { appRouter, createCaller } from "@fourball/api/app-router";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { RestRow } from "../../src/http/rest/rest-route.ts";
import { restTable } from "../../src/http/rest/rest-table.ts";
import { openApiDocument } from "../../src/openapi/document.ts";

type Values = Record<string, readonly [one: string, another: string]>;

/** The documented query parameters, each with two values. */
const documented: Record<string, Values> = {
  "GET /tee-times": {
    filter: ["today", "tomorrow"],
    q: ["pebble", "cypress"],
    radiusKm: ["25", "50"],
    sort: ["soonest", "most-spots"],
    timeZone: ["America/Los_Angeles", "Europe/Berlin"],
    from: ["2026-06-12", "2026-06-13"],
    to: ["2026-06-20", "2026-06-21"],
    timesOfDay: ["morning", "morning,evening"],
    timeFrom: ["06:45", "07:00"],
    timeTo: ["11:00", "24:00"],
    minOpen: ["1", "2"],
    moods: ["casual", "casual,competitive"],
    preferences: ["walking", "walking,no music"],
    handicapMin: ["5", "6"],
    handicapMax: ["20", "21"],
    courseId: ["5b3f0c1e-0000-4000-8000-000000000001", "5b3f0c1e-0000-4000-8000-000000000002"],
    box: ["-123.1,36.9,-121.5,38.2", "-122,37,-121.5,38.2"],
    limit: ["10", "20"],
    cursor: ["first", "second"],
    latitude: ["36.57", "36.58"],
    longitude: ["-121.95", "-121.96"],
  },
  "GET /tee-times/:id": { invite: ["one", "another"] },
  "GET /tee-times/:id/participants": { invite: ["one", "another"] },
  "GET /tee-times/:id/messages": { before: ["10", "20"], limit: ["30", "40"] },
  "GET /courses": {
    id: ["5b3f0c1e-0000-4000-8000-000000000001", "5b3f0c1e-0000-4000-8000-000000000002"],
    q: ["pebble", "cypress"],
    limit: ["10", "20"],
  },
  "GET /admin/users": {
    q: ["maya", "jonas"],
    suspended: ["true", "false"],
    order: ["email", "createdAt"],
    descending: ["true", "false"],
    limit: ["10", "20"],
    cursor: ["5b3f0c1e-0000-4000-8000-000000000001", "5b3f0c1e-0000-4000-8000-000000000002"],
    offset: ["0", "50"],
  },
};

const document = openApiDocument(restTable, "https://fourball.example");

const rows = restTable.map((row) => {
  const key = `${row.method} ${row.path}`;
  const operation = document.paths[row.path.replace(/:(\w+)/g, "{$1}")]?.[row.method.toLowerCase()];
  const names = operation?.parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : [])) ?? [];
  return { key, row, names };
});

/** What the procedures of a row get for a query string, parsed as they parse it: names that they do not know are gone. */
async function inputsFor({ row }: { row: RestRow }, query: Record<string, string>): Promise<unknown[]> {
  const inputs: unknown[] = [];
  const noContext = () => Promise.reject(new Error("no procedure runs here"));
  const api = new Proxy(createCaller(noContext), {
    get: (_api, router) =>
      new Proxy(
        {},
        {
          get: (_router, name) => async (input: unknown) => {
            inputs.push(inputOf(`${String(router)}.${String(name)}`).parse(input));
            return { items: [], messages: [], total: 0, nextCursor: null };
          },
        },
      ),
  });
  const call = { api, param: () => "5b3f0c1e-0000-4000-8000-000000000009", body: undefined, header: () => undefined };
  await row.handle({ ...call, query: row.operation.query?.parse(query) });
  return inputs;
}

/** The input schema of a procedure. tRPC keeps procedures under their whole path, but types them as nested. */
function inputOf(path: string): z.ZodType {
  const procedure: unknown = Reflect.get(appRouter._def.procedures, path);
  const schema: unknown = ["_def", "inputs", "0"].reduce((node, name) => Reflect.get(Object(node), name), procedure);
  if (!(schema instanceof z.ZodType)) throw new Error(`${path} takes no input`);
  return schema;
}

describe("query parameters of the REST table", () => {
  test("are the documented ones", () => {
    const named = rows.filter(({ names }) => names.length > 0).map(({ key, names }) => [key, names.toSorted()]);
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(Object.entries(documented).map(([key, values]) => [key, Object.keys(values).sort()])),
    );
  });

  const parameters = rows.flatMap((each) =>
    Object.keys(documented[each.key] ?? {}).map((name) => [`${each.key}?${name}`, { ...each, name }] as const),
  );

  test.each(parameters)("%s reaches the procedure's input", async (_parameter, { name, ...each }) => {
    const values = documented[each.key] ?? {};
    const query = Object.fromEntries(Object.entries(values).map(([key, [one]]) => [key, one]));
    const changed = { ...query, [name]: values[name]?.[1] ?? "" };
    expect(await inputsFor(each, changed)).not.toEqual(await inputsFor(each, query));
  });
});
