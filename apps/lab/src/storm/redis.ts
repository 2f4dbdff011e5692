import { chatThroughPhases } from "./chat-phases.ts";
import type { Part } from "./part.ts";
import { hasRedisServer, RedisServer } from "./redis-server.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";

const skipped = (why: string) => ({
  rows: [{ what: "Redis stopped, frozen and restarted", count: "0", result: `skipped: ${why}` }],
  complaints: [],
});

/** Golfers on two processes chat while Redis between them fails. */
export const redis: Part = async (stage, { seed, port, postgres }) => {
  if (!postgres) return skipped("needs --postgres");
  if (!hasRedisServer()) return skipped("redis-server is not installed");
  await using between = new RedisServer(port + 9, stage.folder);
  await between.start();
  const environment = { REDIS_URL: between.url, RATE_LIMIT: "x10" };
  const servers = [await startStormServer(stage, port, environment), await startStormServer(stage, port + 1, environment)];
  const { rows, complaints } = await chatThroughPhases({
    groups: stage.groups.redis,
    urls: () => servers.map(({ url }) => url),
    seed,
    name: "two processes",
    phases: [
      ["Redis runs", () => undefined],
      ["Redis is stopped", () => between.stop()],
      ["Redis is started again", () => between.start()],
      ["Redis is frozen", () => between.freeze()],
      ["Redis is thawed", () => between.thaw()],
      ["Redis is restarted at once", () => between.stop().then(() => between.start())],
    ],
  });
  for (const server of servers) await stopWith(server, "SIGTERM");
  return { rows, complaints: [...complaints, ...(await loggedBugs(stage))] };
};
