import { idOf } from "@fourball/testkit/fixtures";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { QueuedChange } from "./queued-change.ts";
import { SendQueue } from "./send-queue.ts";

const teeTimeId = idOf(200);
const withdrawal = { path: "teeTime.withdraw", teeTimeId, input: { teeTimeId } } as const;
const message = (text: string, id: string) => ({ path: "chat.say", id, teeTimeId, input: { teeTimeId, message: text } }) as const;

const noAnswer = () => new TRPCClientError("Failed to fetch");
const refusal = (text: string, failure = "conflict") =>
  new TRPCClientError(text, { result: { error: { code: -32009, message: text, data: { failure } } } });

/** A device: what it keeps outlives the queue of a page. */
function aDevice(send: (change: QueuedChange) => Promise<void>) {
  let kept: unknown;
  const storage = {
    read: async () => kept,
    change: async (change: (kept: unknown) => unknown) => {
      kept = change(kept);
    },
  };
  let last: Promise<void> = Promise.resolve();
  return {
    kept: () => kept,
    openPage() {
      const queue = new SendQueue({ storage, send, alone: (run) => (last = last.then(run)) });
      onTestFinished(() => queue.close());
      return queue;
    },
  };
}

const comeBack = () => window.dispatchEvent(new Event("online"));

describe("what a golfer does", () => {
  it("is sent at once, and then no longer kept", async () => {
    const send = vi.fn(async () => undefined);
    const device = aDevice(send);
    expect(await device.openPage().run(withdrawal)).toBe("sent");
    expect(send).toHaveBeenCalledOnce();
    expect(device.kept()).toEqual([]);
  });

  it("waits without a connection, and goes out in its order with the same keys once there is one", async () => {
    const arrived: string[] = [];
    let isOnline = false;
    const tried: string[] = [];
    const device = aDevice(async ({ id }) => {
      tried.push(id);
      if (!isOnline) throw noAnswer();
      arrived.push(id);
    });
    const queue = device.openPage();
    expect(await queue.run(message("Running late", "first"))).toBe("queued");
    expect(await queue.run({ ...withdrawal, id: "second" })).toBe("queued");
    expect(queue.waiting().map(({ id }) => id)).toEqual(["first", "second"]);
    isOnline = true;
    comeBack();
    await vi.waitFor(() => expect(queue.waiting()).toEqual([]));
    expect(arrived).toEqual(["first", "second"]);
    expect(new Set(tried)).toEqual(new Set(["first", "second"]));
  });

  it("survives a closed browser", async () => {
    let isOnline = false;
    const arrived: string[] = [];
    const device = aDevice(async ({ id }) => {
      if (!isOnline) throw noAnswer();
      arrived.push(id);
    });
    const closed = device.openPage();
    await closed.run(message("On my way", "first"));
    closed.close();
    isOnline = true;
    await device.openPage().open();
    await vi.waitFor(() => expect(arrived).toEqual(["first"]));
  });

  it("is refused to the golfer who waits for it, and not kept", async () => {
    const device = aDevice(async () => {
      throw refusal("This tee time was cancelled");
    });
    await expect(device.openPage().run(withdrawal)).rejects.toThrow("This tee time was cancelled");
    expect(device.kept()).toEqual([]);
  });

  it("keeps the reason of a later refusal until it is read; what follows is sent", async () => {
    let isOnline = false;
    const arrived: string[] = [];
    const device = aDevice(async ({ id }) => {
      if (!isOnline) throw noAnswer();
      if (id === "first") throw refusal("This request was withdrawn");
      arrived.push(id);
    });
    const queue = device.openPage();
    await queue.run({ ...withdrawal, id: "first" });
    await queue.run(message("Hello", "second"));
    isOnline = true;
    comeBack();
    await vi.waitFor(() => expect(queue.waiting()).toMatchObject([{ id: "first", refusal: "This request was withdrawn" }]));
    expect(arrived).toEqual(["second"]);
    await queue.drop("first");
    expect(device.kept()).toEqual([]);
  });

  it("waits for the same golfer when the session is over", async () => {
    let isSignedIn = false;
    const arrived: string[] = [];
    const device = aDevice(async ({ id }) => {
      if (!isSignedIn) throw refusal("Unauthorized", "unauthorized");
      arrived.push(id);
    });
    await expect(device.openPage().run({ ...withdrawal, id: "first" })).rejects.toThrow("Unauthorized");
    isSignedIn = true;
    await device.openPage().open();
    await vi.waitFor(() => expect(arrived).toEqual(["first"]));
  });

  it("can be taken back while it waits", async () => {
    const device = aDevice(async () => {
      throw noAnswer();
    });
    const queue = device.openPage();
    await queue.run({ ...withdrawal, id: "first" });
    await queue.drop("first");
    expect(queue.waiting()).toEqual([]);
    expect(device.kept()).toEqual([]);
  });

  it("is not repeated on its own when the server may have forgotten the key", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-10T08:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    let isOnline = false;
    const device = aDevice(async () => {
      if (!isOnline) throw noAnswer();
    });
    const queue = device.openPage();
    await queue.run({ ...withdrawal, id: "first" });
    vi.setSystemTime(new Date("2026-06-11T08:00:00Z"));
    isOnline = true;
    comeBack();
    await vi.waitFor(() =>
      expect(queue.waiting()).toMatchObject([{ refusal: "This was too long ago to send. Check the game, then do it again." }]),
    );
  });

  it("is limited to a hundred changes that wait", async () => {
    const device = aDevice(async () => {
      throw noAnswer();
    });
    const queue = device.openPage();
    for (let count = 0; count < 100; count++) await queue.run(message("Hello", `m${count}`));
    await expect(queue.run(withdrawal)).rejects.toThrow("Too many changes are waiting. Try again once you're back online.");
  });

  it("is neither sent nor kept once the golfer has signed out", async () => {
    const send = vi.fn(async () => undefined);
    const device = aDevice(send);
    const queue = device.openPage();
    const run = queue.run(message("Hello", "first"));
    queue.close();
    await expect(run).rejects.toThrow("You've signed out.");
    expect(send).not.toHaveBeenCalled();
    expect(device.kept()).toEqual([]);
  });

  it("of two tabs is sent by one of them", async () => {
    let isOnline = false;
    const arrived: string[] = [];
    const device = aDevice(async ({ id }) => {
      if (!isOnline) throw noAnswer();
      arrived.push(id);
    });
    const [one, other] = [device.openPage(), device.openPage()];
    await one.run(message("One", "first"));
    await other.run(message("Two", "second"));
    isOnline = true;
    comeBack();
    await vi.waitFor(() => expect(device.kept()).toEqual([]));
    expect(arrived).toEqual(["first", "second"]);
  });
});
