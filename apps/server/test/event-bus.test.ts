import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { pino } from "pino";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createMemoryEventBus } from "../src/events/memory-event-bus.ts";
import { createRedisEventBus } from "../src/events/redis-event-bus.ts";

const silent = pino({ level: "silent" });
const redisUrl = inject("testRedisUrl");

const buses: [name: string, open: () => EventBus][] = [["in one process", createMemoryEventBus]];
if (redisUrl) buses.push(["over Redis", () => createRedisEventBus(redisUrl, silent)]);

const ended = (userId: string): BusEvent => ({ type: "sessions-ended", userId });

function opened(open: () => EventBus): EventBus {
  const bus = open();
  onTestFinished(() => bus.close());
  return bus;
}

describe.each(buses)("the event bus %s", (_name, open) => {
  test("tells every listener of the process at once", async () => {
    const bus = opened(open);
    const heard: BusEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    bus.subscribe((event) => heard.push(event));
    await bus.publish(ended("maya"));
    expect(heard).toEqual([ended("maya"), ended("maya")]);
  });

  test("tells nothing to who stopped listening", async () => {
    const bus = opened(open);
    const heard: BusEvent[] = [];
    const stop = bus.subscribe((event) => heard.push(event));
    stop();
    await bus.publish(ended("maya"));
    expect(heard).toEqual([]);
  });
});

describe.runIf(redisUrl)("two processes over Redis", () => {
  const url = redisUrl ?? "";

  test("hear each other, and each event once", async () => {
    const [here, there] = [opened(() => createRedisEventBus(url, silent)), opened(() => createRedisEventBus(url, silent))];
    const heard: BusEvent[] = [];
    there.subscribe((event) => heard.push(event));
    // The other process may not have subscribed yet, and a hint is not repeated by itself.
    await expect.poll(() => here.publish(ended("maya")).then(() => heard.length)).toBeGreaterThan(0);
    const fromJonas = () => heard.filter(({ userId }) => userId === "jonas");
    await here.publish(ended("jonas"));
    await here.publish(ended("priya"));
    await expect.poll(() => heard.at(-1)).toEqual(ended("priya"));
    expect(fromJonas()).toEqual([ended("jonas")]);
  });
});

test("without Redis the process still hears itself", async () => {
  const bus = opened(() => createRedisEventBus("redis://127.0.0.1:1", silent));
  const heard: BusEvent[] = [];
  bus.subscribe((event) => heard.push(event));
  await bus.publish(ended("maya"));
  expect(heard).toEqual([ended("maya")]);
});
