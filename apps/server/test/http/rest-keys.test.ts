import { createCaller } from "@fourball/api/app-router";
import { isKeyedCall } from "@fourball/domain/idempotency";
import { expect, test } from "vitest";
import { restTable } from "../../src/http/rest/rest-table.ts";

/** The procedures that a row calls. */
async function callsOf({ handle }: (typeof restTable)[number]): Promise<string[]> {
  const calls: string[] = [];
  const record = (path: string) => async () => {
    calls.push(path);
    return { items: [], messages: [], total: 0, nextCursor: null };
  };
  const router = (of: string) => new Proxy({}, { get: (_router, name) => record(`${of}.${String(name)}`) });
  const noContext = () => Promise.reject(new Error("no procedure runs here"));
  const api = new Proxy(createCaller(noContext), { get: (_api, name) => router(String(name)) });
  await handle({ api, param: () => "id", query: {}, body: {}, header: () => undefined });
  return calls;
}

test.each(restTable.map((row) => ({ row, name: `${row.method} ${row.path}` })))(
  "$name names the procedures that it calls, whose refusals are documented",
  async ({ row }) => {
    expect(row.operation.calls).toEqual(expect.arrayContaining(await callsOf(row)));
  },
);

test.each(restTable.map((row) => ({ row, name: `${row.method} ${row.path}` })))(
  "$name documents an Idempotency-Key when it may be repeated with one",
  async ({ row }) => {
    expect((await callsOf(row)).some(isKeyedCall)).toBe(row.operation.keyed ?? false);
  },
);
