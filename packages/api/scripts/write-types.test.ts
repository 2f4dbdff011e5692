import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
const api = fileURLToPath(new URL("..", import.meta.url));

const RIGHT = `
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { AppRouter, RouterInputs, RouterOutputs } from "./fourball/index.js";

export const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: "https://fourball.example/trpc" })] });
export const cards: RouterOutputs["teeTime"]["list"]["items"] = (await client.teeTime.list.query({ minOpen: 2 })).items;
export const message: RouterInputs["chat"]["say"] = { teeTimeId: "1", message: "Hello" };
export const hosts: (string | null)[] = cards.map((card) => card.host.firstName);
export const follow = () =>
  client.chat.events.subscribe({ teeTimeId: "1" }, { onData: ({ data }) => data.type === "message" && data.message.seq.toFixed() });
export const isFull = (error: TRPCClientError<AppRouter>): boolean => error.data?.failure === "conflict";
`;
const WRONG = `
import { client } from "./right.js";
await client.teeTime.join.mutate({ teeTime: "1" });
(await client.teeTime.list.query({})).items[0]?.price;
client.chat.events.subscribe({ teeTimeId: "1" }, { onData: ({ data }) => data.type === "typing" && data.person.age });
`;

describe("published API types", () => {
  test("type the client of another project, where a wrong field does not compile", async () => {
    const project = await mkdtemp(join(tmpdir(), "elsewhere-"));
    onTestFinished(() => rm(project, { recursive: true }));
    await mkdir(join(project, "node_modules/@trpc"), { recursive: true });
    for (const name of ["@trpc/client", "@trpc/server", "zod"])
      await symlink(join(api, "node_modules", name), join(project, "node_modules", name));
    const compilerOptions = { strict: true, module: "nodenext", target: "es2022", skipLibCheck: true, noEmit: true, types: [] };
    for (const [file, text] of [
      ["package.json", JSON.stringify({ name: "elsewhere", type: "module" })],
      ["tsconfig.json", JSON.stringify({ compilerOptions })],
      ["right.ts", RIGHT],
      ["wrong.ts", WRONG],
    ] as const)
      await writeFile(join(project, file), text);

    await run("npm", ["run", "--silent", "types", "--prefix", api, "--", join(project, "fourball")]);
    const { stdout } = await run(join(api, "node_modules/.bin/tsc"), { cwd: project }).catch(
      (error: { stdout: string }) => error,
    );
    const errors = stdout
      .split("\n")
      .flatMap((line) => /^(\S+)\(\d.*'(teeTime|price|age)' does not exist/.exec(line)?.slice(1) ?? line);
    expect(errors.filter(Boolean)).toEqual(["wrong.ts", "teeTime", "wrong.ts", "price", "wrong.ts", "age"]);
  });
});
