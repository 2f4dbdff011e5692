import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testWorld } from "@fourball/services/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "./support/start-test-server.ts";

const run = promisify(execFile);
const client = fileURLToPath(new URL("../../../packages/client", import.meta.url));
const tsc = join(client, "node_modules/.bin/tsc");
const TYPES_MAX = 2000;

const RIGHT = `
import { createFourballClient, type FourballApi, type FourballError } from "@fourball/client";

const { api } = createFourballClient({ url: "https://fourball.example" });
export const calls: FourballApi = api;
export const hosts: (string | null)[] = (await api.teeTime.list.query({ minOpen: 2 })).items.map(({ host }) => host.firstName);
export const email: string = (await api.account.current.query()).email;
await api.teeTime.join.mutate({ teeTimeId: "1" }, { context: { idempotencyKey: "2" } });
api.chat.events.subscribe({ teeTimeId: "1" }, { onData: ({ data }) => data.type === "message" && data.message.seq.toFixed() });
api.live.changes.subscribe(undefined, { onData: (change) => change.type === "tee-time" && change.teeTimeId.length });
export const isFull = (error: FourballError): boolean => error.data?.failure === "conflict";
`;
const WRONG = `
import { createFourballClient } from "@fourball/client";

const { api } = createFourballClient({ url: "https://fourball.example" });
await api.teeTime.join.mutate({ teeTime: "1" });
(await api.teeTime.list.query({})).items[0]?.price;
api.chat.events.subscribe({ teeTimeId: "1" }, { onData: ({ data }) => data.type === "typing" && data.person.age });
`;
/** The folder has no types of Node. */
const PROGRAM = `declare const process: { argv: [string, string, url: string, cookie: string] };
const [, , url, cookie] = process.argv;
`;
const compilerOptions = { strict: true, module: "nodenext", target: "es2023", skipLibCheck: true, outDir: "out", types: [] };

const world = testWorld();
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "elsewhere-"));
  await writeFile(join(project, "package.json"), JSON.stringify({ name: "elsewhere", type: "module" }));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--install-links", client], { cwd: project });
});
afterAll(() => rm(project, { recursive: true }));

/** What the compiler says of one file in the folder of another project. */
async function compile(name: string, text: string): Promise<string> {
  await writeFile(join(project, `${name}.ts`), text);
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const { stdout } = await run(tsc, ["--extendedDiagnostics"], { cwd: project }).catch((error: { stdout: string }) => error);
  return stdout;
}

describe("the client in a folder of its own", () => {
  test("knows the calls and their fields", async () => {
    expect(await compile("right", RIGHT)).not.toContain("error");
    const said = await compile("wrong", WRONG);
    const errors = [...said.matchAll(/'(\w+)' does not exist/g)].map(([, name]) => name);
    expect(errors).toEqual(["teeTime", "price", "age"]);
  });

  test("says hello as its README does, with few types", async () => {
    await using server = await startTestServer(world, { RATE_LIMIT: "off" });
    const { id: hostId } = await world.golfer();
    const { id: courseId } = await world.course({ name: "Pebble Beach" });
    await world.teeTime({ hostId, courseId, date: "2026-06-14", time: "08:30" });
    const [, hello = ""] = /```ts\n([\s\S]*?)```/.exec(await readFile(join(client, "README.md"), "utf8")) ?? [];
    expect(hello.split("\n").filter(Boolean)).toHaveLength(4);
    const said = await compile("hello", PROGRAM + hello.replace('"https://fourball.example"', "url"));
    expect(said).not.toContain("error");
    expect(Number(/^Types: +(\d+)/m.exec(said)?.[1])).toBeLessThan(TYPES_MAX);
    const cookie = await server.signIn(await world.golfer());
    const { stdout } = await run(process.execPath, ["out/hello.js", server.url, cookie], { cwd: project });
    expect(stdout).toBe("Pebble Beach, 2026-06-14 08:30\n");
  });
});
