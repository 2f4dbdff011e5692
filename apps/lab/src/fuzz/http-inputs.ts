import { type Arbitrary, array, boolean, constant, constantFrom, oneof, option, record } from "fast-check";
import { awkwardObject, awkwardText } from "./awkward-values.ts";
import { caller, type FuzzInput } from "./input.ts";
import type { Surface } from "./surface.ts";

const headers = oneof(
  { weight: 6, arbitrary: constant<Record<string, string>>({}) },
  record(
    {
      "content-type": constantFrom(
        "text/plain",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "x",
        "application/xml",
      ),
      "idempotency-key": constantFrom("", "a", "0b0a6f0e-58a4-4a5a-9d3e-1c2d3e4f5a6b", "x".repeat(300), "é"),
      "accept-encoding": constantFrom("gzip", "br;q=9", "identity;q=0, *;q=0", ",,"),
      "accept-language": constantFrom("*", "x".repeat(100), "de-CH;q=a"),
      origin: constantFrom("null", "https://example.org", "://"),
      "if-none-match": constantFrom("*", '"', 'W/"x"'),
      range: constantFrom("bytes=9-1", "bytes=-", "x"),
      "x-forwarded-for": constantFrom("::ffff:1.2.3.4, x", ",", "999.1.1.1"),
      cookie: constantFrom("a=%zz; auth_session=%", "=;=", "auth_session=x"),
    },
    { requiredKeys: [] },
  ),
);

/** Mostly JSON, sometimes cut off. */
const bodyOf = (value: Arbitrary<unknown>): Arbitrary<string | undefined> =>
  oneof(
    { weight: 9, arbitrary: value.map((each) => JSON.stringify(each)) },
    value.map((each) => (JSON.stringify(each) ?? "{").slice(0, -1)),
    constantFrom('{"a":', "[".repeat(2000), '{"__proto__":{"isAdmin":true}}', "\u0000", '"\\ud800"', `{"date":1e999}`),
  );

export const restInput = ({ rest: calls, names }: Surface): Arbitrary<FuzzInput> =>
  constantFrom(...calls).chain((call) =>
    record({
      kind: constant("REST" as const),
      method: constant(call.method),
      path: array(awkwardText, { minLength: 3, maxLength: 3 }).map((ids) => {
        let next = 0;
        return call.path.replace(/\{\w+\}/g, () => encode(ids[next++] ?? ""));
      }),
      query: queryOf([...call.query, "limit", "__proto__"]),
      as: caller,
      headers,
      body: call.method === "GET" ? constant(undefined) : bodyOf(awkwardObject(names)),
    }),
  );

const queryOf = (names: string[]): Arbitrary<Record<string, string>> =>
  array(record({ name: constantFrom(...names), value: awkwardText }), { maxLength: 4 }).map((pairs) =>
    Object.fromEntries(pairs.map(({ name, value }) => [name, value])),
  );

export const trpcInput = ({ queries, mutations, subscriptions, names }: Surface): Arbitrary<FuzzInput> =>
  record({
    method: constantFrom("GET", "POST", "POST", "PUT"),
    called: array(oneof(constantFrom(...queries, ...mutations, ...subscriptions), awkwardText), { minLength: 1, maxLength: 12 }),
    batch: boolean(),
    input: oneof(
      awkwardObject(names),
      awkwardObject(names).map((each) => ({ 0: each, 1: each })),
    ),
    as: caller,
    headers,
    raw: option(constantFrom("{", "[]", "null", '{"0":', "%"), { freq: 8, nil: undefined }),
  }).map(({ method, called, batch, input, as, headers, raw }) => {
    const text = raw ?? JSON.stringify(input) ?? "";
    const isGet = method === "GET";
    return {
      kind: "tRPC",
      method,
      path: `/trpc/${(batch ? called : called.slice(0, 1)).map(encode).join(",")}`,
      query: { ...(batch && { batch: "1" }), ...(isGet && { input: text }) },
      as,
      headers,
      body: isGet ? undefined : text,
    };
  });

/** `encodeURIComponent` throws on lone surrogates; known ids keep their braces until they are replaced. */
const encode = (text: string): string => (/^\{\w+\}$/.test(text) ? text : encodeURIComponent(Buffer.from(text).toString()));
