import { fail } from "@fourball/domain/failure";
import { IDEMPOTENCY_KEY_HEADER } from "@fourball/domain/idempotency";
import { idOf } from "@fourball/testkit/fixtures";
import { wireError } from "@fourball/testkit/mock-failure";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { createTrpcClient } from "./trpc.ts";

const teeTimeId = idOf(1);
const path = "teeTime.join";

type Answer = () => Response;
const accepted: Answer = () => HttpResponse.json([{ result: { data: {} } }]);
const lost: Answer = () => HttpResponse.error();
const failing =
  (error: Error): Answer =>
  () =>
    HttpResponse.json([{ error: wireError(error, path) }], { status: 409 });
const refused = failing(fail("teeTimeFull"));
const unavailable = failing(fail("serviceUnavailable"));

let keys: (string | null)[];
beforeEach(() => {
  keys = [];
});

function answer(call: "join" | "withdraw", answers: readonly Answer[]): void {
  const waiting = [...answers];
  server.use(
    http.post(`*/trpc/teeTime.${call}`, ({ request }) => {
      keys.push(request.headers.get(IDEMPOTENCY_KEY_HEADER));
      return waiting.shift()?.() ?? accepted();
    }),
  );
}

/** Joins once for each answer, each time with the next message or the same. */
async function joinWith(answers: Answer[], messages: string[] = []): Promise<void> {
  answer("join", answers);
  const client = createTrpcClient(() => undefined);
  for (const [index] of answers.entries())
    await client.teeTime.join.mutate({ teeTimeId, message: messages[index] ?? "Hi" }).catch(() => undefined);
}

describe("a request to join", () => {
  it.each([
    ["the connection is lost", lost],
    ["the server is overloaded", unavailable],
  ])("goes out again under its key when %s", async (_name, failed) => {
    await joinWith([failed, failed, accepted]);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ["accepted", accepted],
    ["refused", refused],
  ])("that was %s is followed by one with a new key", async (_name, first) => {
    await joinWith([first, accepted]);
    expect(new Set(keys).size).toBe(2);
  });

  it("with other words has a key of its own", async () => {
    await joinWith([lost, accepted], ["Hi", "Hello"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("is sent alone, although it is made together with another", async () => {
    answer("join", []);
    const { teeTime } = createTrpcClient(() => undefined);
    await Promise.all(["Hi", "Hello"].map((message) => teeTime.join.mutate({ teeTimeId, message })));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("a key of the caller", () => {
  const context = { idempotencyKey: "queued-1" };

  it.each(["join", "withdraw"] as const)("goes out with each %s", async (call) => {
    answer(call, [lost, accepted]);
    const { teeTime } = createTrpcClient(() => undefined);
    await expect(teeTime[call].mutate({ teeTimeId }, { context })).rejects.toThrow();
    await teeTime[call].mutate({ teeTimeId }, { context });
    expect(keys).toEqual(["queued-1", "queued-1"]);
  });

  it("is not used for the same call without one", async () => {
    answer("join", [lost, accepted]);
    const { teeTime } = createTrpcClient(() => undefined);
    await expect(teeTime.join.mutate({ teeTimeId }, { context })).rejects.toThrow();
    await teeTime.join.mutate({ teeTimeId });
    expect(keys).toEqual(["queued-1", expect.not.stringMatching("queued-1")]);
  });
});

it("a withdrawal has no key of its own, since one that is made again later is another", async () => {
  answer("withdraw", []);
  await createTrpcClient(() => undefined).teeTime.withdraw.mutate({ teeTimeId });
  expect(keys).toEqual([null]);
});
