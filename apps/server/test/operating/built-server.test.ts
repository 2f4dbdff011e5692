import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { aDataFolder, runProcess, untilReady } from "../support/run-process.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** The files that Node reads for these, by their static imports, and the packages outside of the bundle. */
async function loadedBy(entries: readonly string[]): Promise<{ code: string[]; packages: string[] }> {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const todo = entries.map((entry) => join(dist, entry));
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (files.has(file)) continue;
    const code = await readFile(file, "utf8");
    files.set(file, code);
    for (const [, imported = ""] of code.matchAll(/^(?:import|export) (?:[^;"]* from )?"([^"]+)";$/gm))
      if (imported.startsWith(".")) todo.push(join(dirname(file), imported));
      else if (!isBuiltin(imported)) packages.add(imported);
  }
  return { code: [...files.values()], packages: [...packages] };
}

const bundledIn = (code: readonly string[]): Set<string> =>
  new Set(
    code.flatMap((text) => [...text.matchAll(/^\/\/ .*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name = ""]) => name)),
  );

describe("the built server", () => {
  test("loads nothing at its start that only some requests or settings need", async () => {
    const { code, packages } = await loadedBy(["main.js", "serve.js"]);
    const bundled = bundledIn(code);
    for (const always of ["hono", "@trpc/server", "drizzle-orm", "pino", "zod"]) expect(bundled).toContain(always);
    for (const seldom of [
      "@opentelemetry/sdk-trace-base",
      "@simplewebauthn/server",
      "@zxcvbn-ts/core",
      "ioredis",
      "marked",
      "nodemailer",
      "openid-client",
      "postgres",
      "prom-client",
      "web-push",
    ])
      expect(bundled).not.toContain(seldom);
    expect(packages.sort()).toEqual(["@node-rs/argon2", "tinypool"]);
  });

  test("finds the files beside its sources: documents, the API viewer, and the process that draws", {
    timeout: 120_000,
  }, async () => {
    const running = await runProcess({ DATA_DIR: await aDataFolder(), SEED: "demo" });
    await untilReady(running);
    const get = (path: string) => fetch(running.url + path);
    for (const path of ["/", "/terms", "/api/docs/swagger-ui.css", "/api/openapi.json"])
      expect((await get(path)).status).toBe(200);

    const [, game] = /\/tee-times\/([^<]+)</.exec(await (await get("/sitemaps/games-1.xml")).text()) ?? [];
    const picture = await get(`/link-pictures/tee-times/${game}/0.png`);
    // The general picture, which is sent when none can be drawn, is not kept.
    expect(picture.headers.get("cache-control")).toBe("public, max-age=300");

    // What a key would inherit counts for nothing, also where the build copies objects in its own way.
    const body = '{"email":"golfer@fourball.test","__proto__":{"password":"fourball-demo"}}';
    const post = (path: string, text: string) =>
      fetch(running.url + path, { method: "POST", body: text, headers: { "content-type": "application/json" } });
    expect((await post("/api/auth/login", body)).status).toBe(400);
    expect((await post("/trpc/account.signIn", body)).status).toBe(400);
    expect((await post("/trpc/account.signIn", body.replace('"__proto__":{', "").replace("}}", "}"))).status).toBe(200);
  });

  test.each([
    ["grant-admin", "Usage: npm run admin:grant"],
    ["import-courses", "Usage: npm run courses:import"],
  ])("has the command %s", async (name, usage) => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(dist, "cli", `${name}.js`)], {
      cwd: await aDataFolder(),
    });
    expect(stdout).toContain(usage);
  });

  test("has the doctor, which ends with 1 when it finds a problem", async () => {
    const cwd = await aDataFolder();
    const examined = promisify(execFile)(process.execPath, [join(dist, "cli", "doctor.js"), "--json"], {
      cwd,
      env: { PORT: "many" },
    });
    await expect(examined).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('"state": "problem"') });
  });
});
