import { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { trpc } from "../trpc/trpc.ts";
import { forgetDevice } from "./forget-device.ts";
import { keepQueries, restoreQueries } from "./kept-queries.ts";
import { shownSince } from "./shown-since.ts";

const joined = getQueryKey(trpc.dashboard.joined, undefined, "query");
const game = (id: number) => getQueryKey(trpc.teeTime.get, { teeTimeId: `game ${id}` }, "query");
const password = getQueryKey(trpc.account.sessions, undefined, "query");

function clientWith(...queries: [key: readonly unknown[], data: unknown, updatedAt?: number][]): QueryClient {
  const client = new QueryClient();
  for (const [key, data, updatedAt] of queries) client.setQueryData(key, data, { updatedAt: updatedAt ?? Date.now() });
  return client;
}

async function reopened(accountId?: string, client = new QueryClient()): Promise<QueryClient> {
  await restoreQueries(client, accountId);
  return client;
}

/** The document of a build. Nothing loads them, as they become modules only in place. */
function documentWith(...scripts: string[]): void {
  document.head.replaceChildren(
    ...scripts.map((src) => Object.assign(document.createElement("script"), { type: "text/plain", src })),
  );
  for (const script of document.scripts) script.type = "module";
  onTestFinished(() => document.head.replaceChildren());
}

describe("what a device keeps", () => {
  it("is shown after a reload with its own time, until the server answers", async () => {
    await keepQueries(clientWith([joined, ["a game"], 1000]), "maya");
    const client = await reopened("maya");
    expect(client.getQueryState(joined)).toMatchObject({ data: ["a game"], dataUpdatedAt: 1000, isInvalidated: true });
  });

  it("does not replace what is newer", async () => {
    await keepQueries(clientWith([joined, ["old"]]), "maya");
    const client = await reopened("maya", clientWith([joined, ["new"]]));
    expect(client.getQueryState(joined)).toMatchObject({ data: ["new"], isInvalidated: false });
  });

  it("is for the golfer who saw it", async () => {
    await keepQueries(clientWith([joined, ["a game"]]), "maya");
    expect((await reopened("jonas")).getQueryData(joined)).toBeUndefined();
  });

  it("is for the version of the app that has kept it", async () => {
    onTestFinished(() => documentWith());
    documentWith("/assets/first-1.js", "/assets/app-1.js", "/assets/first-1.js");
    await keepQueries(clientWith([joined, ["a game"]]), "maya");
    documentWith("/assets/app-1.js", "/assets/first-1.js");
    expect((await reopened("maya")).getQueryData(joined)).toEqual(["a game"]);
    documentWith("/assets/app-2.js", "/assets/first-1.js");
    expect((await reopened("maya")).getQueryData(joined)).toBeUndefined();
  });

  it("is a week old at most", async () => {
    await keepQueries(clientWith([joined, ["a game"]]), "maya");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 24 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await reopened("maya")).getQueryData(joined)).toBeUndefined();
  });

  it("are the screens for the course only, and the latest of each", async () => {
    const queries = clientWith([password, ["a session"]]);
    for (let id = 0; id < 40; id++) queries.setQueryData(game(id), { id }, { updatedAt: 1000 + id });
    await keepQueries(queries, "maya");
    const client = await reopened("maya");
    expect(client.getQueryData(password)).toBeUndefined();
    expect(client.getQueryData(game(9))).toBeUndefined();
    expect(client.getQueryData(game(10))).toEqual({ id: 10 });
  });

  it("is gone once the golfer has signed out", async () => {
    await keepQueries(clientWith([joined, ["a game"]]), "maya");
    await forgetDevice();
    expect((await reopened()).getQueryData(joined)).toBeUndefined();
  });
});

describe("the time of what a screen shows", () => {
  it("is 0 where it shows nothing", () => expect(shownSince(clientWith([joined, []]), 5000)).toBe(0));
});
