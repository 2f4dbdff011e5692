import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readEnv, SETTINGS } from "./env.ts";

describe("environment", () => {
  test("has a default for every setting", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      DATA_DIR: ".data",
      SEED: "demo",
    });
  });

  test("reports all invalid settings at once", () => {
    const wrong = { PORT: "many", DATABASE_URL: "mysql://x", SEED: "some", ADMIN_EMAILS: "nobody" };
    expect(() => readEnv(wrong)).toThrow(
      /PORT: .*\n.*DATABASE_URL: must start with postgres.*\n.*ADMIN_EMAILS.*\n.*SEED: must be demo or off/,
    );
  });

  test("does not seed demo accounts into a real database by default", () => {
    expect(readEnv({ DATABASE_URL: "postgres://club/fourball" }).SEED).toBe("off");
    expect(readEnv({ DATABASE_URL: "postgres://club/fourball", SEED: "demo" }).SEED).toBe("demo");
  });

  test("has metrics on a port of their own, or on none", () => {
    expect(readEnv({}).METRICS_PORT).toBeUndefined();
    expect(readEnv({ METRICS_PORT: "9464" })).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: "127.0.0.1" });
    expect(() => readEnv({ METRICS_PORT: "3000" })).toThrow("METRICS_PORT: must be another port than PORT");
    expect(() => readEnv({ PORT: "many", METRICS_PORT: "some" })).toThrow(/PORT: must be a port number\n.*METRICS_PORT: must be/);
  });

  test("has admin emails in lower case", () => {
    expect(readEnv({ ADMIN_EMAILS: "Owner@Example.com, pro@example.com" }).ADMIN_EMAILS).toEqual([
      "owner@example.com",
      "pro@example.com",
    ]);
  });

  const everything = {
    DATABASE_URL: "postgres://x/y",
    REDIS_URL: "redis://x",
    SMTP_URL: "smtp://mail.example.org:587",
    MAIL_FROM: "Fourball <tees@example.org>",
    SMS_WEBHOOK_URL: "https://sms.example.org/send",
    SMS_WEBHOOK_SECRET: "between us",
    VAPID_PUBLIC_KEY: "B".repeat(87),
    VAPID_PRIVATE_KEY: "p".repeat(43),
    VAPID_SUBJECT: "mailto:tees@example.org",
  };

  test.each([
    ["https://tiles.example.org/{z}/{x}/{y}.png", true],
    ["https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png?key=a", true],
    ["http://localhost:8080/{z}/{x}/{y}.png", true],
    ["http://tiles.example.org/{z}/{x}/{y}.png", false],
    ["https://tiles.example.org/", false],
    ["{z}/{x}/{y}", false],
  ])("takes map tiles over https or from this machine, with their place: %s", (url, isTaken) => {
    const read = () => readEnv({ MAP_TILES_URL: url, MAP_ATTRIBUTION: "© Tiles" }).MAP_TILES_URL;
    if (isTaken) expect(read()).toBe(url);
    else expect(read).toThrow("MAP_TILES_URL: must be an https address");
  });

  test("wants to know whose map tiles they are", () => {
    expect(() => readEnv({ MAP_TILES_URL: "https://tiles.example.org/{z}/{x}/{y}.png" })).toThrow(/MAP_ATTRIBUTION: must be set/);
  });

  test.each([
    ["https://login.example.org/realms/club", true],
    ["http://localhost:8080", true],
    ["http://login.example.org", false],
    ["login.example.org", false],
  ])("takes an identity provider over https or on this machine: %s", (issuer, isTaken) => {
    const read = () => readEnv({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" }).OIDC_ISSUER;
    if (isTaken) expect(read()).toBe(issuer);
    else expect(read).toThrow("OIDC_ISSUER: must be an https address");
  });

  test("accepts a mail sender with or without a name", () => {
    expect(readEnv(everything).MAIL_FROM).toEqual({ name: "Fourball", address: "tees@example.org" });
    expect(readEnv({ ...everything, MAIL_FROM: "tees@example.org" }).MAIL_FROM).toEqual({
      name: "",
      address: "tees@example.org",
    });
    expect(() => readEnv({ ...everything, MAIL_FROM: "the pro shop" })).toThrow("MAIL_FROM");
  });

  test("requires settings that belong together", () => {
    expect(() => readEnv({ SMTP_URL: "smtp://localhost" })).toThrow("MAIL_FROM: must be set with SMTP_URL");
    expect(() => readEnv({ OIDC_ISSUER: "https://login.example.org" })).toThrow(/OIDC_CLIENT_ID.*\n.*OIDC_CLIENT_SECRET/);
    expect(() => readEnv({ VAPID_PRIVATE_KEY: "p".repeat(43) })).toThrow("VAPID_PUBLIC_KEY: must be set with VAPID_PRIVATE_KEY");
  });

  test("takes a replica only of a database", () => {
    const DATABASE_REPLICA_URL = "postgres://replica.example.org/fourball";
    expect(() => readEnv({ DATABASE_REPLICA_URL })).toThrow("DATABASE_REPLICA_URL: must be set with DATABASE_URL");
    expect(readEnv({ DATABASE_URL: "postgres://localhost/fourball", DATABASE_REPLICA_URL })).toMatchObject({
      DATABASE_REPLICA_URL,
    });
  });

  test("reports invalid and missing settings together", () => {
    expect(() => readEnv({ PORT: "x", SMTP_URL: "smtp://localhost", CLOCK_FILE: "/no/such/file" })).toThrow(
      /PORT: .*\n {2}CLOCK_FILE: must name a file with an ISO duration.*\n {2}MAIL_FROM: must be set with SMTP_URL/,
    );
  });

  test(".env.example names every setting and works unedited", async () => {
    const example = parseEnv(await readFile(new URL("../../../.env.example", import.meta.url), "utf8"));
    expect(readEnv(example)).toEqual(readEnv({}));
    expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort());
  });
});
