import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "@fourball/bench/report/progress";
import type { Server } from "@fourball/bench/servers/start-server";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import { complaintsOf, writesIn } from "../crash/ledger.ts";
import { startWriting } from "../crash/writers.ts";
import { chatThroughPhases, type Phase } from "../storm/chat-phases.ts";
import { stormOptions } from "../storm/options.ts";
import { RedisServer } from "../storm/redis-server.ts";
import { prepareStage } from "../storm/stage.ts";
import { loggedBugs, startStormServer, stopWith } from "../storm/storm-server.ts";
import type { ScalingOptions } from "./options.ts";
import { printReport } from "./print-report.ts";
import { Visitors } from "./visitors.ts";

const PROCESSES = 3;

/** HAProxy as docs/scaling.md shows it: each request goes to the next process, and to another one when that one is gone. */
export async function startProxy(folder: string, port: number, targets: number[]): Promise<ChildProcess> {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 3
  option redispatch 1
  option forwardfor
frontend golfers
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if !METH_GET !METH_HEAD
  stats enable
  stats uri /proxy-figures
  default_backend fourball
backend fourball
  balance roundrobin
  retry-on conn-failure empty-response 503
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host fourball
  timeout check 3s
${targets.map((target, index) => `  server process${index + 1} 127.0.0.1:${target} check inter 1s fall 2 rise 1\n`).join("")}`,
  );
  const child = spawn("haproxy", ["-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}/readyz`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(answers, 20_000))) throw new Error("haproxy does not answer");
  return child;
}

/** Three processes behind a proxy that remembers no golfer: journeys, chats and lists while processes are killed and replaced. */
export async function simulateProxy({ port, postgres }: ScalingOptions): Promise<void> {
  const options = stormOptions({ sockets: 1, clients: 40, seed: 7, port, postgres });
  await using stage = await prepareStage(options);
  await using redis = new RedisServer(port + 9, stage.folder);
  await redis.start();
  const url = `http://127.0.0.1:${port}`;
  const settings = { REDIS_URL: redis.url, PUBLIC_URL: url, TRUST_PROXY: "1" };
  const ports = Array.from({ length: PROCESSES }, (_, index) => port + 1 + index);
  const servers: (Server | undefined)[] = [];
  for (const each of ports) servers.push(await startStormServer(stage, each, settings));
  const proxy = await startProxy(stage.folder, port, ports);
  const visitors = new Visitors(url, stage.cookies);

  const stop = async (index: number, signal: "SIGTERM" | "SIGKILL") => {
    const server = servers[index];
    servers[index] = undefined;
    if (server) await stopWith(server, signal);
  };
  const replace = async (index: number) => {
    await stop(index, "SIGTERM");
    servers[index] = await startStormServer(stage, ports[index] ?? 0, settings);
  };
  const phases: Phase[] = [
    ["all run", () => undefined],
    ["one is killed", () => stop(0, "SIGKILL")],
    ["it is back", () => replace(0)],
    [
      "a rolling restart",
      async () => {
        for (let index = 0; index < PROCESSES; index++) await replace(index);
      },
    ],
    ["after it", () => undefined],
  ];
  const watched = phases.map(([what, begin]): Phase => {
    const enter = () => {
      visitors.enter(what);
      return begin();
    };
    return [what, enter];
  });

  const ending = new AbortController();
  const { ledger, finished } = await startWriting({ urls: [url], dice: dice(options.seed), stop: ending.signal });
  const visiting = visitors.visit(ending.signal);
  const report = await chatThroughPhases({
    groups: stage.groups.redis,
    urls: () => [url],
    seed: options.seed,
    phases: watched,
    isRestarted: true,
    name: "three processes behind HAProxy",
  });
  ending.abort();
  await Promise.all([finished, visiting]);
  printReport("Chats", report);
  visitors.print();
  const complaints = await complaintsOf(url, ledger);
  say(`${writesIn(ledger)} other writes (games hosted, requests, messages) acknowledged, ${complaints.length} complaints`);
  for (const complaint of [...complaints, ...(await loggedBugs(stage))]) say(`FAILED: ${complaint}`);

  const ended = once(proxy, "exit");
  proxy.kill("SIGTERM");
  for (const index of servers.keys()) await stop(index, "SIGTERM");
  await Promise.race([ended, pause(2000)]);
  proxy.kill("SIGKILL");
}
