import { conflict, Failure } from "@fourball/domain/failure";
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
const refused = failing(conflict("Tee time is full"));
const unavailable = failing(new Failure("unavailable", "Service temporarily unavailable"));

let keys: (string | null)[];
beforeEach(() => {
  keys = [];
});

function answerJoins(answers: readonly Answer[]): void {
  const waiting = [...answers];
  server.use(
    http.post("*/trpc/teeTime.join", ({ request }) => {
      keys.push(request.headers.get(IDEMPOTENCY_KEY_HEADER));
      return waiting.shift()?.() ?? accepted();
    }),
  );
}

/** Joins once for each answer, each time with the next message or the same. */
async function joinWith(answers: Answer[], messages: string[] = []): Promise<void> {
  answerJoins(answers);
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
  ])("that was %s is followed by one with a new key", async (_name, answer) => {
    await joinWith([answer, accepted]);
    expect(new Set(keys).size).toBe(2);
  });

  it("with other words has a key of its own", async () => {
    await joinWith([lost, accepted], ["Hi", "Hello"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("is sent alone, although it is made together with another", async () => {
    answerJoins([]);
    const { teeTime } = createTrpcClient(() => undefined);
    await Promise.all(["Hi", "Hello"].map((message) => teeTime.join.mutate({ teeTimeId, message })));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });
});

it("a call that creates nothing has no key", async () => {
  const sent: (string | null)[] = [];
  server.use(
    http.post("*/trpc/teeTime.withdraw", ({ request }) => {
      sent.push(request.headers.get(IDEMPOTENCY_KEY_HEADER));
      return accepted();
    }),
  );
  await createTrpcClient(() => undefined).teeTime.withdraw.mutate({ teeTimeId });
  expect(sent).toEqual([null]);
});
