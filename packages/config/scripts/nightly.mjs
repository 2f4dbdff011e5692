// What takes too long for every push: one stage after another, each to its end, and those that failed are named.
import { spawnSync } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// The first stage is for the embedded database.
const { TEST_DATABASE_URL, TEST_REDIS_URL, ...env } = process.env;
const given = [env.GATE_POSTGRES ?? TEST_DATABASE_URL, env.GATE_REDIS ?? TEST_REDIS_URL];
const [postgres, redis] = [given[0] ?? "postgres://postgres@127.0.0.1:5432/postgres", given[1] ?? "redis://127.0.0.1:6379"];
const haveServices = (await answers(postgres, 5432)) && (await answers(redis, 6379));

const bench = ["--prefix", "apps/bench", "--", "--database", postgres, "--redis", redis];
const onServices = [
  { run: ["test:postgres"], env: { TEST_SCALE: "full", TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } },
  { run: ["bench", ...bench, "--rounds", "1", "--seconds", "2", "--games", "20000"] },
  { run: ["storm", "--", "--postgres", postgres] },
  { run: ["crash", "--", "--cycles", "60", "--postgres", postgres] },
  { run: ["year", "--", "--postgres", postgres] },
];
const stages = [
  { run: ["test:full"] },
  { run: ["prove:types"] },
  { run: ["earlier-client"] },
  { run: ["measure"] },
  { run: ["storm", "--", "--sockets", "50", "--clients", "20"] },
  { run: ["crash", "--", "--cycles", "100"] },
  { run: ["fuzz", "--", "--count", "100000"] },
  ...(haveServices ? onServices : []),
];

const failed = [];
for (const stage of stages) {
  const name = `npm run ${stage.run.join(" ")}`;
  process.stdout.write(`== ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", ...stage.run], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, ...stage.env },
    shell: process.platform === "win32",
  });
  process.stdout.write(`== ${status === 0 ? "passed" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s\n`);
  if (status !== 0) failed.push(name);
}
if (!haveServices) {
  process.stdout.write("== no PostgreSQL or Redis answered: what needs them did not run\n");
  if (given.some((url) => url !== undefined)) failed.push("PostgreSQL and Redis, which were named");
}
process.stdout.write(failed.length === 0 ? "== all passed\n" : `== failed:\n${failed.join("\n")}\n`);
process.exit(failed.length === 0 ? 0 : 1);

function answers(address, defaultPort) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port) || defaultPort, hostname);
    const settle = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}
