import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
type Call = NonNullable<Parameters<TestServer["call"]>[1]>;

/** A browser: it keeps the cookies that the servers set, whichever of them answers. */
function aBrowser(session: string) {
  const jar = new Map([["session", session.split("=")[1] ?? ""]]);
  return async (server: TestServer, path: string, { headers = {}, ...call }: Call = {}): Promise<unknown> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.call(path, { ...call, headers: { ...headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
}

const LIST = "/api/tee-times?limit=12";

/** Two processes that never hear of each other: each has a bus of its own, as if all hints were lost. */
describe("two processes without hints", () => {
  test("show a golfer their own change at once, on either of them, and to others within a second", async () => {
    await using first = await startTestServer(world);
    await using second = await startTestServer(world);
    const game = await world.teeTime({ totalSlots: 4 });
    const [golfer, other] = [await world.golfer(), await world.golfer()];
    const [mine, theirs] = [aBrowser(await first.signIn(golfer)), aBrowser(await first.signIn(other))];
    const untouched = expect.objectContaining({ id: game.id, viewerStatus: null, pendingCount: 0 });
    for (const server of [first, second])
      for (const browser of [mine, theirs]) expect(await browser(server, LIST)).toEqual([untouched]);

    await mine(first, `/api/tee-times/${game.id}/join`, { method: "POST", body: {} });
    const joined = expect.objectContaining({ id: game.id, viewerStatus: "pending", pendingCount: 1 });
    expect(await mine(second, LIST)).toEqual([joined]);
    expect(await mine(first, LIST)).toEqual([joined]);
    const asOthersSeeIt = expect.objectContaining({ id: game.id, viewerStatus: null, pendingCount: 1 });
    expect(await theirs(second, LIST)).toEqual([asOthersSeeIt]);
  });

  test("answer a request with no-cache from what is stored now, as a client sends after hearing of a change", async () => {
    await using first = await startTestServer(world);
    await using second = await startTestServer(world);
    const golfer = await world.golfer();
    const host = await world.golfer();
    const [mine, hosts] = [aBrowser(await first.signIn(golfer)), aBrowser(await first.signIn(host))];
    const game = await world.teeTime({ hostId: host.id });
    expect(await mine(second, LIST)).toHaveLength(1);
    await hosts(first, `/api/tee-times/${game.id}`, { method: "DELETE" });
    expect(await mine(second, LIST, { headers: { "cache-control": "no-cache" } })).toEqual([]);
  });

  test("count what they list", async () => {
    await using server = await startTestServer(world);
    const host = await world.golfer();
    const cookie = await server.signIn(host);
    await world.teeTime({ hostId: host.id });
    const answer = await server.call(LIST, { headers: { cookie } });
    expect(answer.headers.get("x-total-count")).toBe("1");
    expect(answer.headers.get("x-total-count-exact")).toBe("true");
  });
});
