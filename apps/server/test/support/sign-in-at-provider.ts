import type { TestWorld } from "@fourball/services/testing";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { CLIENT, startProvider, type TestProvider } from "./identity-provider.ts";
import { signInThere } from "./sign-in-there.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";
import { TestBrowser } from "./test-browser.ts";

export const PUBLIC_URL = "http://localhost:4999";
export const CALLBACK = `${PUBLIC_URL}/api/auth/oidc/callback`;
export const ALEX = { email: "Alex@Example.com", email_verified: true, given_name: "Alex", family_name: "Lee" };

type Started = { server: TestServer; provider: TestProvider; browser: TestBrowser; newBrowser: () => TestBrowser };

export async function start(
  world: TestWorld,
  env: Record<string, string> = {},
  options: { timeLimitMs?: number } = {},
): Promise<Started> {
  const provider = await startProvider(CALLBACK);
  onTestFinished(() => provider[Symbol.asyncDispose]());
  provider.golfers.set("alex", ALEX);
  const server = await startTestServer(
    world,
    {
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Club login",
      ...env,
    },
    options,
  );
  onTestFinished(() => server[Symbol.asyncDispose]());
  const newBrowser = () => new TestBrowser({ publicUrl: PUBLIC_URL, url: server.url });
  return { server, provider, browser: newBrowser(), newBrowser };
}

/** The page of the provider that a sign-in begins with. */
export async function startHere(browser: TestBrowser, returnTo = "/"): Promise<string> {
  const { location } = await browser.open(`${PUBLIC_URL}/api/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`);
  if (!location) throw new Error("no redirect to the provider");
  return location;
}

/** The path that the browser is led to in the end. */
export async function signIn(browser: TestBrowser, { login = "alex", returnTo = "/" } = {}): Promise<string> {
  return finish(browser, await signInThere(browser, { from: await startHere(browser, returnTo), to: CALLBACK, login }));
}

export async function finish(browser: TestBrowser, callback: string): Promise<string> {
  const { response, location } = await browser.open(callback);
  expect(response.status).toBe(302);
  return location?.replace(PUBLIC_URL, "") ?? "";
}

export async function viewerOf(browser: TestBrowser): Promise<string | undefined> {
  const { response } = await browser.open(`${PUBLIC_URL}/api/auth/user`);
  return response.ok ? z.object({ email: z.string() }).parse(await response.json()).email : undefined;
}
