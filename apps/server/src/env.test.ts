import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("nothing needs to be set", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    DATA_DIR: ".data",
    SEED: "demo",
  });
});

test("everything that is wrong is told at once", () => {
  const wrong = { PORT: "many", DATABASE_URL: "mysql://x", SEED: "some", ADMIN_EMAILS: "nobody" };
  expect(() => readEnv(wrong)).toThrow(
    /PORT: .*\n.*DATABASE_URL: must start with postgres.*\n.*ADMIN_EMAILS.*\n.*SEED: must be demo or off/,
  );
});

test("demo accounts never come to a real database by themselves", () => {
  expect(readEnv({ DATABASE_URL: "postgres://club/fourball" }).SEED).toBe("off");
  expect(readEnv({ DATABASE_URL: "postgres://club/fourball", SEED: "demo" }).SEED).toBe("demo");
});

test("admins are compared in lower case", () => {
  expect(readEnv({ ADMIN_EMAILS: "Owner@Example.com, pro@example.com" }).ADMIN_EMAILS).toEqual([
    "owner@example.com",
    "pro@example.com",
  ]);
});

test(".env.example names every setting and works unedited", async () => {
  const example = parseEnv(await readFile(new URL("../../../.env.example", import.meta.url), "utf8"));
  expect(readEnv(example)).toEqual(readEnv({}));
  const derived = ["isHttps", "isLocal"];
  expect(Object.keys(example).sort()).toEqual(
    Object.keys(readEnv({ DATABASE_URL: "postgres://x/y", REDIS_URL: "redis://x" }))
      .filter((name) => !derived.includes(name))
      .sort(),
  );
});
