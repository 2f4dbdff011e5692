import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { watchAsked } from "./asked-since.ts";

const queryKey = ["game"];

/** Asks once; returns whether that was since a moment. */
async function ask(queryFn: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = watchAsked(client.getQueryCache());
  await client.prefetchQuery({ queryKey, queryFn });
  const [query] = client.getQueryCache().findAll({ queryKey });
  if (!query) throw new Error("what was asked is in the cache");
  return (moment: number) => asked.has(query, moment);
}

test("what was asked after a moment has been asked since, and not after a later one", async () => {
  const before = performance.now();
  const hasSince = await ask(async () => "a game");
  expect(hasSince(before)).toBe(true);
  expect(hasSince(performance.now() + 1)).toBe(false);
});

test("what had no answer counts as not asked", async () => {
  const before = performance.now();
  const hasSince = await ask(() => Promise.reject(new Error("down")));
  expect(hasSince(before)).toBe(false);
});
