import type { BusEvent } from "@fourball/domain/ports/event-bus";
import { describe, expect, test } from "vitest";
import { recordingBus } from "../testing/fakes/recording-bus.ts";
import { PageCache } from "./page-cache.ts";

/** A read that ends when the test says so, with its number or a failure. */
class Pending {
  readonly value: Promise<number>;
  #end: { resolve(value: number): void; reject(error: Error): void } | undefined;

  constructor() {
    this.value = new Promise((resolve, reject) => {
      this.#end = { resolve, reject };
    });
  }

  async finish(number: number): Promise<void> {
    this.#end?.resolve(number);
    await this.value;
  }

  async fail(): Promise<void> {
    this.#end?.reject(new Error("away"));
    await this.value.catch(() => undefined);
  }
}

function aReader() {
  const bus = recordingBus([]);
  const clock = { ms: 0 };
  const shared = new PageCache<number>(bus, { now: () => clock.ms });
  const reads: Pending[] = [];
  return {
    clock,
    bus,
    read: (maxAgeMs: number): Promise<number> =>
      shared.get("page", maxAgeMs, () => {
        const pending = new Pending();
        reads.push(pending);
        return pending.value;
      }),
    /** How many reads have started. */
    started: () => reads.length,
    finish: async (index: number) => reads[index]?.finish(index),
    fail: async (index: number) => reads[index]?.fail(),
  };
}

const changed: BusEvent = {
  type: "tee-time-changed",
  teeTimeId: "a",
  change: "edited",
  audience: null,
  hiddenFrom: [],
  affectedGolferIds: [],
};

describe("a cached page", () => {
  test("is read once for a hundred who ask together, and once a second", async () => {
    const { clock, read, started, finish } = aReader();
    const asked = Array.from({ length: 100 }, () => read(1000));
    await finish(0);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([0]));
    clock.ms = 1000;
    expect(await read(1000)).toBe(0);
    clock.ms = 1001;
    void read(1000);
    expect(started()).toBe(2);
  });

  test("is never older than one asks for: who asks for now waits for the read after the running one, with the others", async () => {
    const { clock, read, started, finish } = aReader();
    const early = read(1000);
    clock.ms = 1;
    const now = Array.from({ length: 100 }, () => read(0));
    expect(started()).toBe(1);
    await finish(0);
    expect(await early).toBe(0);
    await finish(1);
    expect(new Set(await Promise.all(now))).toEqual(new Set([1]));
    expect(started()).toBe(2);
  });

  test("is read again after a change, also one that happened during the read", async () => {
    const { bus, read, started, finish } = aReader();
    const before = read(1000);
    await bus.publish(changed);
    const after = read(1000);
    await finish(0);
    await before;
    await finish(1);
    expect(await after).toBe(1);
    await bus.publish({ type: "hints-lost" });
    void read(1000);
    expect(started()).toBe(3);
  });

  test("is read again by the next one after a failure, which reaches only those who waited for it", async () => {
    const { clock, read, fail, finish } = aReader();
    const first = read(1000);
    const failure = expect(first).rejects.toThrow("away");
    clock.ms = 1;
    const next = read(0);
    await fail(0);
    await failure;
    await finish(1);
    expect(await next).toBe(1);
    expect(await read(1000)).toBe(1);
  });
});

describe("with a replica", () => {
  /** Reads end at once, with where they came from and what the replica had to have. */
  function aReader() {
    const bus = recordingBus([]);
    const clock = { ms: 5000 };
    const needed: number[] = [];
    const replica = {
      read: <T>(storedBefore: number, load: () => Promise<T>): Promise<T> => {
        needed.push(storedBefore);
        return load();
      },
    };
    const shared = new PageCache<string>(bus, { replica, now: () => clock.ms });
    const read = async (maxAgeMs: number): Promise<"replica" | "primary"> => {
      const before = needed.length;
      await shared.get("page", maxAgeMs, async () => "page");
      return needed.length > before ? "replica" : "primary";
    };
    return { bus, clock, needed, read, shared };
  }

  test("who asks for now reads the primary, also at the instant of another's read", async () => {
    const { read } = aReader();
    expect(await read(1000)).toBe("replica");
    expect(await read(0)).toBe("primary");
  });

  test("who asks for now doesn't join a read that may lag, also one that another started", async () => {
    const { bus, clock, needed, shared } = aReader();
    const running: string[] = [];
    const load = (name: string) => async () => {
      running.push(name);
      return name;
    };
    const pending = new Pending();
    const first = shared.get("page", 1000, async () => `number ${await pending.value}`);
    await bus.publish(changed);
    // Waits for the read after the first, as the next one does who asks for now.
    const relaxed = shared.get("page", 1000, load("relaxed"));
    clock.ms++;
    const now = shared.get("page", 0, load("now"));
    await pending.finish(1);
    expect(await Promise.all([first, relaxed, now])).toEqual(["number 1", "relaxed", "relaxed"]);
    expect(needed).toHaveLength(1);
    expect(running).toEqual(["relaxed"]);
  });

  test("a read needs every change that was heard of, and all that is older than half a second", async () => {
    const { bus, clock, needed, read } = aReader();
    await read(1000);
    clock.ms = 5100;
    await bus.publish(changed);
    clock.ms = 5101;
    await read(1000);
    clock.ms = 7000;
    await read(1000);
    expect(needed).toEqual([4500, 5100, 6500]);
  });
});
