import { type Protocol, protocols } from "@fourball/bench/load/chat-protocols";
import { openWebSocket } from "@fourball/bench/load/web-socket";
import { until } from "@fourball/bench/servers/until";
import type { Part, PartReport, Row } from "./part.ts";
import { hasRedisServer, RedisServer } from "./redis-server.ts";
import type { Group, Stage } from "./stage.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";

const WITH_REDIS_MS = 500;
const WITHOUT_REDIS_MS = 5000;
/** How long to wait for an end that does not come. */
const GIVE_UP_MS = 20_000;

type Followed = { hasStarted: boolean; endedAt: number | undefined };

/** Follows a chat or the changes of a golfer until the subscription ends with an error, or with its socket. */
function follow(url: string, name: "/trpc" | "/trpc live.changes", room: string, cookie: string): Followed {
  const followed: Followed = { hasStarted: false, endedAt: undefined };
  const { path, reply }: Protocol = protocols[name];
  const config = { room, cookie, token: "" };
  const end = () => {
    followed.endedAt ??= performance.now();
  };
  openWebSocket(
    { url, path: path(config), headers: { Cookie: cookie } },
    {
      onOpen: ({ send }) => send(reply(config, undefined) ?? ""),
      onText(text) {
        if (text.includes('"error"')) end();
        else if (text.includes('"started"')) followed.hasStarted = true;
      },
      onClose: end,
    },
  );
  return followed;
}

async function call(address: string, cookie: string, body?: object): Promise<void> {
  const headers = { cookie, "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(address, { ...request, headers, redirect: "manual" });
  if (response.status >= 400) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

/** A golfer whose right to follow ends. */
type Golfer = { followed: Followed[]; lose(): Promise<void> };

/** How long each subscription stayed open after the answer that its right has ended, in milliseconds. */
async function delaysOf(golfers: Golfer[]): Promise<number[]> {
  const all = golfers.flatMap(({ followed }) => followed);
  if (!(await until(() => all.every(({ hasStarted }) => hasStarted), GIVE_UP_MS)))
    throw new Error("a subscription did not start");
  const ends: { at: number; followed: Followed[] }[] = [];
  for (const { followed, lose } of golfers) {
    await lose();
    ends.push({ at: performance.now(), followed });
  }
  await until(() => all.every(({ endedAt }) => endedAt !== undefined), GIVE_UP_MS);
  return ends.flatMap(({ at, followed }) => followed.map(({ endedAt = Number.POSITIVE_INFINITY }) => Math.max(0, endedAt - at)));
}

/** One player of each game leaves it, then the others sign out, each on another process than the one that they follow. */
async function measure(stage: Stage, port: number, groups: Group[], redisUrl: string | undefined): Promise<PartReport> {
  const environment: Record<string, string> = redisUrl ? { REDIS_URL: redisUrl } : {};
  const here = await startStormServer(stage, port, environment);
  const there = await startStormServer(stage, port + 1, environment);
  const leaving = groups.map(({ teeTimeId, cookies: [, , , cookie = ""] }) => ({
    followed: [follow(here.url, "/trpc", teeTimeId, cookie)],
    lose: () => call(`${there.url}/trpc/teeTime.withdraw`, cookie, { teeTimeId }),
  }));
  const leavingDelays = await delaysOf(leaving);
  const signingOut = groups.flatMap(({ teeTimeId, cookies }) =>
    cookies.map((cookie, index) => ({
      followed: [
        ...(index < 3 ? [follow(here.url, "/trpc", teeTimeId, cookie)] : []),
        follow(here.url, "/trpc live.changes", teeTimeId, cookie),
      ],
      lose: () => call(`${there.url}/api/logout`, cookie),
    })),
  );
  const signingOutDelays = await delaysOf(signingOut);
  for (const server of [here, there]) await stopWith(server, "SIGTERM");

  const how = redisUrl ? "with Redis" : "without Redis";
  const limit = redisUrl ? WITH_REDIS_MS : WITHOUT_REDIS_MS;
  const rowOf = (what: string, delays: number[]): Row => ({
    what: `${what} on another process, ${how}`,
    count: `${delays.length}`,
    result: `each subscription ended within ${Math.max(...delays).toFixed(0)} ms (at most ${limit})`,
  });
  const late = [...leavingDelays, ...signingOutDelays].filter((delay) => delay > limit);
  return {
    rows: [rowOf("players leave the game", leavingDelays), rowOf("golfers sign out", signingOutDelays)],
    complaints: late.length > 0 ? [`${how}, ${late.length} subscriptions stayed open for more than ${limit} ms`] : [],
  };
}

/** Golfers lose their right on one process while another one sends them what happens. */
export const revoked: Part = async (stage, { port, postgres }) => {
  const what = "rights end on another process";
  if (!postgres) return { rows: [{ what, count: "0", result: "skipped: needs --postgres" }], complaints: [] };
  const groups = stage.groups.revoked;
  const half = Math.floor(groups.length / 2);
  const reports = [await measure(stage, port, groups.slice(0, half), undefined)];
  if (hasRedisServer()) {
    await using between = new RedisServer(port + 9, stage.folder);
    await between.start();
    reports.push(await measure(stage, port, groups.slice(half), between.url));
  }
  return {
    rows: reports.flatMap(({ rows }) => rows),
    complaints: [...reports.flatMap(({ complaints }) => complaints), ...(await loggedBugs(stage))],
  };
};
