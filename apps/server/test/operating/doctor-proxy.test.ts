import { createServer } from "node:http";
import { connect } from "node:net";
import { freePort } from "@fourball/api/testing/free-port";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkProxy } from "../../src/doctor/check-proxy.ts";
import type { Finding } from "../../src/doctor/finding.ts";
import { PROXY_TOKEN_HEADER } from "../../src/doctor/proxy-token.ts";
import { readEnv } from "../../src/env.ts";
import { aDataFolder } from "../support/run-process.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const states = (findings: Finding[]) => Object.fromEntries(findings.map(({ name, state }) => [name, state]));

/** A reverse proxy in front of a server, which passes upgrades only if it is configured to. */
async function aProxy(target: () => string, { appends, upgrades }: { appends: boolean; upgrades: boolean }): Promise<string> {
  const server = createServer(async (request, response) => {
    const forwarded = [request.headers["x-forwarded-for"], appends ? "198.51.100.7" : undefined]
      .flat()
      .filter(Boolean)
      .join(", ");
    const token = request.headers[PROXY_TOKEN_HEADER.toLowerCase()];
    const headers = { "X-Forwarded-For": forwarded, ...(typeof token === "string" && { [PROXY_TOKEN_HEADER]: token }) };
    const answer = await fetch(target() + request.url, { headers });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  if (upgrades)
    server.on("upgrade", (request, near) => {
      const far = connect(Number(new URL(target()).port), "127.0.0.1");
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
      far.write(`${[`GET ${request.url} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`);
      near.pipe(far).pipe(near);
    });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

async function throughProxy(TRUST_PROXY: string, options: { appends: boolean; upgrades: boolean }): Promise<Finding[]> {
  let target = "";
  const PUBLIC_URL = await aProxy(() => target, options);
  const environment = { PUBLIC_URL, TRUST_PROXY, DATA_DIR: await aDataFolder() };
  await using server = await startTestServer(world, environment);
  target = server.url;
  return await checkProxy({ ...readEnv(environment), isLocal: false });
}

describe("doctor", () => {
  test("sees that a proxy passes the client's address and upgrades", async () => {
    const found = await throughProxy("1", { appends: true, upgrades: true });
    expect(states(found)).toEqual({ "Public address": "ok", "Proxy headers": "ok", WebSockets: "ok" });
  });

  test("finds a proxy that passes neither", async () => {
    const found = await throughProxy("1", { appends: false, upgrades: false });
    expect(states(found)).toEqual({ "Public address": "ok", "Proxy headers": "problem", WebSockets: "problem" });
  });

  test("finds a proxy that nobody trusts", async () => {
    const found = await throughProxy("0", { appends: true, upgrades: true });
    expect(found.find(({ name }) => name === "Proxy headers")).toMatchObject({
      state: "problem",
      found: expect.stringContaining("TRUST_PROXY is 0"),
    });
  });

  test("reports how a request arrived only with the token of the machine", async () => {
    await using server = await startTestServer(world, { DATA_DIR: await aDataFolder() });
    for (const token of ["", "x", "0".repeat(64)]) {
      const answer = await server.call("/healthz", { headers: { [PROXY_TOKEN_HEADER]: token } });
      expect(await answer.json()).toEqual({ status: "ok" });
    }
  });
});
