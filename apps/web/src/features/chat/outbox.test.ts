import { expect, test, vi } from "vitest";
import { Outbox, type Outgoing } from "./outbox.ts";

function anOutbox(deliver: (message: { clientId: string; message: string }) => Promise<void>, unsent: Outgoing[] = []) {
  let all: readonly Outgoing[] = unsent;
  const box = new Outbox(unsent, {
    deliver,
    describe: (error) => (error instanceof Error ? error.message : ""),
    onChange: (now) => {
      all = now;
    },
  });
  return { box, all: () => all };
}

test("messages go out one after the other, in their order", async () => {
  const arrived: string[] = [];
  let underWay = 0;
  const { box, all } = anOutbox(async ({ message }) => {
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

test("one that fails says why, waits, and goes again under the same id; the next do not wait for it", async () => {
  const deliver = vi.fn(async (_: { clientId: string; message: string }) => undefined);
  deliver.mockRejectedValueOnce(new Error("Too many requests"));
  const { box, all } = anOutbox(deliver);
  box.send("one");
  box.send("two");
  await vi.waitFor(() => expect(all()).toMatchObject([{ message: "one", failure: "Too many requests" }]));
  const [failed] = all();
  box.retry(failed?.clientId ?? "");
  await vi.waitFor(() => expect(all()).toEqual([]));
  expect(deliver.mock.calls.map(([{ message }]) => message)).toEqual(["one", "two", "one"]);
  expect(deliver.mock.calls[2]?.[0].clientId).toBe(failed?.clientId);
});

test("one that is given up is gone", () => {
  const { box, all } = anOutbox(async () => undefined, [{ clientId: "a", message: "one", failure: "No" }]);
  box.drop("a");
  expect(all()).toEqual([]);
});

test("one whose echo comes before its answer is not there twice, nor failed afterwards", async () => {
  let fail = (): void => undefined;
  const { box, all } = anOutbox(() => new Promise((_, reject) => (fail = () => reject(new Error("lost")))));
  box.send("one");
  box.drop(all()[0]?.clientId ?? "");
  fail();
  await Promise.resolve();
  expect(all()).toEqual([]);
});
