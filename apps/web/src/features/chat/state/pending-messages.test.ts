import { expect, test, vi } from "vitest";
import { type PendingMessage, PendingMessages } from "./pending-messages.ts";

function pendingMessages(
  deliver: (message: { clientId: string; message: string }) => Promise<void>,
  unsent: PendingMessage[] = [],
) {
  let all: readonly PendingMessage[] = unsent;
  const box = new PendingMessages(unsent, {
    deliver,
    describe: (error) => (error instanceof Error ? error.message : ""),
    onChange: (now) => {
      all = now;
    },
  });
  return { box, all: () => all };
}

test("pending messages › are sent one at a time, in order", async () => {
  const arrived: string[] = [];
  let underWay = 0;
  const { box, all } = pendingMessages(async ({ message }) => {
    expect(++underWay).toBe(1);
    await Promise.resolve();
    underWay--;
    arrived.push(message);
  });
  for (const message of ["one", "two", "three"]) box.send(message);
  expect(all().map(({ message }) => message)).toEqual(["one", "two", "three"]);
  await vi.waitFor(() => expect(all()).toEqual([]));
  expect(arrived).toEqual(["one", "two", "three"]);
});

test("pending messages › keep a failed message with its reason and retry it with the same id; later ones do not wait", async () => {
  const deliver = vi.fn(async (_: { clientId: string; message: string }) => undefined);
  deliver.mockRejectedValueOnce(new Error("Too many requests"));
  const { box, all } = pendingMessages(deliver);
  box.send("one");
  box.send("two");
  await vi.waitFor(() => expect(all()).toMatchObject([{ message: "one", failure: "Too many requests" }]));
  const [failed] = all();
  box.retry(failed?.clientId ?? "");
  await vi.waitFor(() => expect(all()).toEqual([]));
  expect(deliver.mock.calls.map(([{ message }]) => message)).toEqual(["one", "two", "one"]);
  expect(deliver.mock.calls[2]?.[0].clientId).toBe(failed?.clientId);
});

test("pending messages › drop a discarded message", () => {
  const { box, all } = pendingMessages(async () => undefined, [{ clientId: "a", message: "one", failure: "No" }]);
  box.drop("a");
  expect(all()).toEqual([]);
});

test("pending messages › drop a message whose echo comes before its answer", async () => {
  let fail = (): void => undefined;
  const { box, all } = pendingMessages(() => new Promise((_, reject) => (fail = () => reject(new Error("lost")))));
  box.send("one");
  box.drop(all()[0]?.clientId ?? "");
  fail();
  await Promise.resolve();
  expect(all()).toEqual([]);
});
