import { testWorld } from "@fourball/services/testing";
import { fullGame } from "@fourball/services/testing/scenes/full-game";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

type Call = { path: string; input?: unknown };

const queries: Call[] = [
  { path: "teeTime.list", input: { limit: 2 } },
  { path: "teeTime.list", input: { limit: "two" } },
  { path: "teeTime.list", input: null },
  { path: "teeTime.count", input: {} },
  { path: "teeTime.get", input: { teeTimeId: UNKNOWN } },
  { path: "teeTime.get" },
  { path: "account.current" },
  { path: "account.current", input: { unused: "é 😀" } },
  { path: "dashboard.stats" },
  { path: "admin.users", input: {} },
  { path: "course.list" },
];

/** Each may be repeated. */
const mutations: Call[] = [
  { path: "notification.markRead", input: {} },
  { path: "profile.update", input: { firstName: "Ann é 😀" } },
  { path: "profile.update", input: { firstName: 7 } },
  { path: "profile.update" },
  { path: "teeTime.join", input: { teeTimeId: UNKNOWN } },
  { path: "calendar.revokeFeed" },
  { path: "admin.deleteCourse", input: {} },
];

type Request = { method?: "GET" | "POST"; body?: string | Buffer | null; headers?: Record<string, string> };

const answerOf = async (server: TestServer, path: string, { method = "GET", body = null, headers }: Request) => {
  const sent = { ...(body !== null && { "content-type": "application/json" }), ...headers };
  const response = await fetch(server.url + path, { method, headers: sent, body });
  const { "x-request-id": _, date: __, ...others } = Object.fromEntries(response.headers);
  const text = (await response.text()).replace(/"updatedAt":"[^"]+"/g, "");
  return { status: response.status, body: text, headers: others, cookies: response.headers.getSetCookie() };
};

/** With this header, which says what is answered anyway, tRPC's own handler answers. */
const byTrpc = { "trpc-accept": "application/json" };

async function expectSame(server: TestServer, path: string, request: Request = {}) {
  const answer = await answerOf(server, path, request);
  expect(answer).toEqual(await answerOf(server, path, { ...request, headers: { ...request.headers, ...byTrpc } }));
  return answer;
}

const namesOf = (batch: Call[]): string => batch.map(({ path }) => path).join();

const inputsOf = (batch: Call[]): string =>
  JSON.stringify(Object.fromEntries(batch.flatMap(({ input }, index) => (input === undefined ? [] : [[index, input]]))));

const pathOf = (batch: Call[]): string => `/trpc/${namesOf(batch)}?batch=1&input=${encodeURIComponent(inputsOf(batch))}`;

const headersOf = (cookie: string | undefined): Record<string, string> => (cookie ? { cookie } : {});

async function signedIn(server: TestServer) {
  const golfer = await server.signIn(await world.golfer());
  const admin = await server.signIn(await world.golfer({ isAdmin: true }));
  await bothOnline(server, [golfer, admin]);
  return [undefined, golfer, admin, "session=ended"];
}

/** Who is online is recorded a moment after the first request, which would otherwise come between two answers. */
async function bothOnline(server: TestServer, cookies: string[]) {
  const stats = pathOf([{ path: "dashboard.stats" }]);
  const asked = () => Promise.all(cookies.map((cookie) => answerOf(server, stats, { headers: { cookie } })));
  const bothCounted = expect.objectContaining({ body: expect.stringContaining('"activeUsers":2') });
  await expect.poll(asked).toEqual([bothCounted, bothCounted]);
}

const expectSameQueries = (server: TestServer, batch: Call[], cookie: string | undefined) =>
  expectSame(server, pathOf(batch), { headers: headersOf(cookie) });

const expectSameMutations = (server: TestServer, batch: Call[], cookie: string | undefined) =>
  expectSame(server, `/trpc/${namesOf(batch)}?batch=1`, { method: "POST", body: inputsOf(batch), headers: headersOf(cookie) });

describe("a batch has the answer of tRPC's own handler", () => {
  test.each([
    ["queries", queries, expectSameQueries, [200, 400, 401, 403, 404]],
    ["mutations", mutations, expectSameMutations, [200, 400, 401, 403, 404]],
  ])("of any %s, for a stranger, a golfer and an admin", async (_, calls, expectSame, expected) => {
    await using server = await startTestServer(world, { RATE_LIMIT: "off" });
    await world.teeTime({ hostId: (await world.golfer()).id });
    const cookies = await signedIn(server);
    const statuses = new Set<number>();
    for (const call of calls) for (const cookie of cookies) statuses.add((await expectSame(server, [call], cookie)).status);
    expect([...statuses].sort()).toEqual(expected);
    const batches = fc.array(fc.constantFrom(...calls), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(batches, fc.constantFrom(...cookies), async (batch, cookie) => {
        await expectSame(server, batch, cookie);
      }),
    );
  });

  test.each([
    ["without inputs", "/trpc/account.current,course.list?batch=1"],
    ["with an empty input", "/trpc/account.current?batch=1&input="],
    ["with inputs that are no JSON", "/trpc/account.current?batch=1&input=%7B"],
    ["with inputs that are a list", "/trpc/account.current?batch=1&input=[{}]"],
    ["with inputs that are text", "/trpc/account.current?batch=1&input=%22a%22"],
    ["with parameters of a connection", "/trpc/account.current?batch=1&connectionParams=%7B%7D"],
    ["with a slash at its end", "/trpc/account.current/?batch=1"],
    ["that isn't one", "/trpc/account.current?input=%7B%7D"],
    ["with more than ten calls", `/trpc/${Array(11).fill("course.list").join()}?batch=1`],
    ["with a name that none has", "/trpc/account.current,nothing?batch=1"],
    ["with a mutation", "/trpc/account.current,account.signOut?batch=1"],
  ])("of queries %s", async (_, path) => {
    await using server = await startTestServer(world);
    await expectSame(server, path, { headers: { cookie: await server.signIn(await world.golfer()) } });
  });

  test.each<[string, string, string | Buffer]>([
    ["with an empty body", "/trpc/calendar.revokeFeed,profile.update?batch=1", ""],
    ["with a body that is no JSON", "/trpc/calendar.revokeFeed,profile.update?batch=1", "{"],
    ["with a body that is a list", "/trpc/profile.update?batch=1", "[{}]"],
    ["with a body that is text", "/trpc/profile.update?batch=1", '"a"'],
    ["with bytes that are no UTF-8", "/trpc/profile.update?batch=1", Buffer.from('{"0":{"firstName":"\xff"}}', "latin1")],
    ["with inputs in its address", "/trpc/profile.update?batch=1&input=%7B%220%22:%7B%7D%7D", "{}"],
    ["that isn't one", "/trpc/profile.update", '{"firstName":"Bob"}'],
    ["with a query", "/trpc/profile.update,course.list?batch=1", "{}"],
    ["with a body that is too long", "/trpc/profile.update?batch=1", JSON.stringify({ 0: { firstName: "x".repeat(70_000) } })],
  ])("of mutations %s", async (_, path, body) => {
    await using server = await startTestServer(world);
    await expectSame(server, path, { method: "POST", body, headers: { cookie: await server.signIn(await world.golfer()) } });
  });

  test("of mutations whose body comes in parts", async () => {
    await using server = await startTestServer(world);
    const golfer = await world.golfer();
    const body = new Blob(['{"0":{"first', 'Name":"Cleo"}}']).stream();
    const headers = { cookie: await server.signIn(golfer), "content-type": "application/json" };
    const sent = { method: "POST", headers, body, duplex: "half" as const };
    const answer = await fetch(`${server.url}/trpc/profile.update?batch=1`, sent);
    expect(await answer.json()).toMatchObject([{ result: { data: { firstName: "Cleo" } } }]);
  });

  test("but for the earlier names of fields, which pages read that were opened before", async () => {
    await using server = await startTestServer(world);
    const { teeTimeId, first, leaves } = await fullGame(world);
    const calls = [
      { path: "participation.list", input: { teeTimeId } },
      { path: "notification.list", input: {} },
    ];
    await leaves();
    const content = { kind: "spot-offered" };
    expect(await (await server.call(pathOf(calls), { as: first })).json()).toMatchObject([
      { result: { data: [{ waitlistPosition: 1, linePlace: 1 }] } },
      { result: { data: { items: [{ content, news: content }] } } },
    ]);
  });

  test("of a registration, with the cookie of its session", async () => {
    await using server = await startTestServer(world);
    const input = { email: "ann@example.com", password: "a long enough secret", firstName: "Ann", lastName: "Lee" };
    const body = inputsOf([{ path: "account.register", input }]);
    const { cookies } = await answerOf(server, "/trpc/account.register?batch=1", { method: "POST", body });
    const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    const current = await answerOf(server, pathOf([{ path: "account.current" }]), { headers: { cookie } });
    expect(current.body).toContain("ann@example.com");
  });

  test("that is streamed, where that is asked for", async () => {
    await using server = await startTestServer(world);
    const headers = { accept: "application/jsonl" };
    const answer = await answerOf(server, pathOf([{ path: "course.list" }]), { headers });
    expect(answer.body.trim().split("\n").length).toBeGreaterThan(1);
  });

  test("when its limit is used up", async () => {
    await using server = await startTestServer(world, { RATE_LIMIT: "on" });
    const cookie = await server.signIn(await world.golfer());
    const path = pathOf(Array.from({ length: 10 }, () => ({ path: "teeTime.count", input: {} })));
    let answer: Awaited<ReturnType<typeof answerOf>>;
    do answer = await answerOf(server, path, { headers: { cookie } });
    while (answer.status === 200);
    const refused = await expectSame(server, path, { headers: { cookie } });
    expect(refused).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
  });

  test("when the database is away", async () => {
    await using server = await startTestServer(world);
    const cookie = await server.signIn(await world.golfer());
    Object.assign(server.deps.sessions, { viewerOf: async () => Promise.reject(new Error("away")) });
    const refused = await expectSame(server, pathOf([{ path: "account.current" }, { path: "course.list" }]), {
      headers: { cookie },
    });
    expect(refused.status).toBe(500);
    expect(server.logged.filter(({ msg }) => msg === "bug")).toHaveLength(4);
  });
});
