import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import { Redis } from "ioredis";
import { pino } from "pino";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createMemoryEventBus } from "../../src/events/memory-event-bus.ts";
import { RedisEventBus } from "../../src/events/redis-event-bus.ts";
import { Outages } from "../../src/log/outages.ts";
import { redisProxy } from "../support/redis-proxy.ts";

const silent = new Outages(pino({ level: "silent" }));
// Other users of the same Redis are not received.
const channel = `test:${crypto.randomUUID()}`;
const overRedis = (url: string): EventBus => new RedisEventBus(url, silent, channel);
const redisUrl = inject("testRedisUrl");

const buses: [name: string, open: () => EventBus][] = [["in one process", createMemoryEventBus]];
if (redisUrl) buses.push(["over Redis", () => overRedis(redisUrl)]);

const ended = (userId: string): BusEvent => ({ type: "sessions-ended", userId });

const maya = { userId: "maya", userName: "Maya Okafor" };
const everyEvent: BusEvent[] = [
  ended("maya"),
  {
    type: "tee-time-changed",
    teeTimeId: "t",
    change: "spots",
    audience: null,
    hiddenFrom: ["jonas"],
    affectedGolferIds: ["maya"],
  },
  { type: "chat-message", teeTimeId: "t", seq: 1, readerIds: ["maya"] },
  { type: "chat-read", teeTimeId: "t", userId: "maya" },
  { type: "chat-typing", teeTimeId: "t", person: maya },
  { type: "chat-here", teeTimeId: "t", processId: "p", people: [maya] },
  { type: "hints-lost" },
];

function opened(open: () => EventBus): EventBus {
  const bus = open();
  onTestFinished(() => bus.close());
  return bus;
}

describe.each(buses)("the event bus %s", { tags: "redis" }, (_name, open) => {
  test("calls every listener of the process at once", async () => {
    const bus = opened(open);
    const received: BusEvent[] = [];
    bus.subscribe((event) => received.push(event));
    bus.subscribe((event) => received.push(event));
    await bus.publish(ended("maya"));
    expect(received).toEqual([ended("maya"), ended("maya")]);
  });

  test("does not call a listener that unsubscribed", async () => {
    const bus = opened(open);
    const received: BusEvent[] = [];
    const stop = bus.subscribe((event) => received.push(event));
    stop();
    await bus.publish(ended("maya"));
    expect(received).toEqual([]);
  });

  test.each(everyEvent)("carries $type", async (event) => {
    const bus = opened(open);
    const received: BusEvent[] = [];
    bus.subscribe((each) => received.push(each));
    await bus.publish(event);
    expect(received).toEqual([event]);
  });
});

describe.runIf(redisUrl)("two processes over Redis", { tags: "redis" }, () => {
  /** Two connected buses. */
  async function twoProcesses(url = redisUrl ?? "") {
    const [here, there] = [opened(() => overRedis(redisUrl ?? "")), opened(() => overRedis(url))];
    const received: BusEvent[] = [];
    there.subscribe((event) => received.push(event));
    // The other process may not have subscribed yet, and events are not repeated.
    await expect.poll(() => here.publish(ended("maya")).then(() => received.length)).toBeGreaterThan(0);
    await here.publish(ended("ready"));
    await expect.poll(() => received.at(-1)).toEqual(ended("ready"));
    received.length = 0;
    return { here, there, received };
  }

  test("receive each other's events, each once", async () => {
    const { here, received } = await twoProcesses();
    for (const event of everyEvent) await here.publish(event);
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(everyEvent.length);
    expect(received).toEqual(everyEvent);
  });

  test("receive events that are published together in their order, each once", async () => {
    const { here, received } = await twoProcesses();
    await here.publish(...everyEvent);
    await here.publish();
    await here.publish(ended("jonas"));
    await expect.poll(() => received.at(-1)).toEqual(ended("jonas"));
    expect(received).toEqual([...everyEvent, ended("jonas")]);
  });

  test("receive those that they know among events of other versions", async () => {
    const { received } = await twoProcesses();
    const other = new Redis(redisUrl ?? "");
    onTestFinished(() => other.disconnect());
    const unknown = { type: "of a later version" };
    const send = (sent: object) => other.publish(channel, JSON.stringify({ from: "another version", ...sent }));
    await send({ event: ended("one of an earlier version") });
    await send({ event: unknown, more: [ended("beside an unknown one"), unknown] });
    await send({ event: ended("the last") });
    await expect.poll(() => received.at(-1)).toEqual(ended("the last"));
    expect(received).toEqual(["one of an earlier version", "beside an unknown one", "the last"].map(ended));
  });

  test("receive hints-lost after a lost connection, and events again", async () => {
    await using proxy = await redisProxy(redisUrl ?? "");
    const { here, received } = await twoProcesses(proxy.url);
    proxy.cut();
    await expect.poll(() => received, { timeout: 10_000 }).toContainEqual({ type: "hints-lost" });
    await expect.poll(() => here.publish(ended("jonas")).then(() => received)).toContainEqual(ended("jonas"));
  });

  test("publish hints-lost after events that could not be sent", async () => {
    await using proxy = await redisProxy(redisUrl ?? "");
    const { here, there } = await twoProcesses(proxy.url);
    const received: BusEvent[] = [];
    here.subscribe((event) => received.push(event));
    proxy.goAway();
    await expect.poll(proxy.refused).toBeGreaterThan(2);
    await there.publish(ended("priya"));
    proxy.comeBack();
    await expect.poll(() => received, { timeout: 10_000 }).toContainEqual({ type: "hints-lost" });
    expect(received).not.toContainEqual(ended("priya"));
  });

  test("do not wait for a Redis that has frozen", async () => {
    await using proxy = await redisProxy(redisUrl ?? "");
    const { there, received } = await twoProcesses(proxy.url);
    proxy.freeze();
    for (let turn = 0; turn < 1000; turn++) await there.publish(ended("priya"));
    expect(received).toHaveLength(1000);
  });
});

test("a Redis event bus without Redis still delivers events within the process", async () => {
  const bus = opened(() => overRedis("redis://127.0.0.1:1"));
  const received: BusEvent[] = [];
  bus.subscribe((event) => received.push(event));
  await bus.publish(ended("maya"));
  expect(received).toEqual([ended("maya")]);
});
