import { identities, identityRequests, sessions, users } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { CLIENT, startProvider, type TestProvider } from "./support/identity-provider.ts";
import { signInThere } from "./support/sign-in-there.ts";
import { startTestServer, type TestServer } from "./support/start-test-server.ts";
import { TestBrowser } from "./support/test-browser.ts";

const world = testWorld();
const PUBLIC_URL = "http://localhost:4999";
const CALLBACK = `${PUBLIC_URL}/api/auth/oidc/callback`;
const ALEX = { email: "Alex@Example.com", email_verified: true, given_name: "Alex", family_name: "Lee" };

type Started = { server: TestServer; provider: TestProvider; browser: TestBrowser; newBrowser: () => TestBrowser };

async function start(env: Record<string, string> = {}): Promise<Started> {
  const provider = await startProvider(CALLBACK);
  onTestFinished(() => provider[Symbol.asyncDispose]());
  provider.golfers.set("alex", ALEX);
  const server = await startTestServer(world, {
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Club login",
    ...env,
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const newBrowser = () => new TestBrowser({ publicUrl: PUBLIC_URL, url: server.url });
  return { server, provider, browser: newBrowser(), newBrowser };
}

/** The page of the provider that a sign-in begins with. */
async function startHere(browser: TestBrowser, returnTo = "/"): Promise<string> {
  const { location } = await browser.open(`${PUBLIC_URL}/api/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`);
  if (!location) throw new Error("no redirect to the provider");
  return location;
}

/** The path that the browser is led to in the end. */
async function signIn(browser: TestBrowser, { login = "alex", returnTo = "/" } = {}): Promise<string> {
  return finish(browser, await signInThere(browser, { from: await startHere(browser, returnTo), to: CALLBACK, login }));
}

async function finish(browser: TestBrowser, callback: string): Promise<string> {
  const { response, location } = await browser.open(callback);
  expect(response.status).toBe(302);
  return location?.replace(PUBLIC_URL, "") ?? "";
}

async function viewerOf(browser: TestBrowser): Promise<string | undefined> {
  const { response } = await browser.open(`${PUBLIC_URL}/api/auth/user`);
  return response.ok ? z.object({ email: z.string() }).parse(await response.json()).email : undefined;
}

describe("signing in at the identity provider", () => {
  test("makes an account with a proven address and the names of the provider, and goes on where the visitor was", async () => {
    const { browser } = await start();
    expect(await signIn(browser, { returnTo: "/create?from=mail" })).toBe("/create?from=mail");
    expect(await viewerOf(browser)).toBe("alex@example.com");
    expect(await world.db.select().from(users)).toMatchObject([
      { firstName: "Alex", lastName: "Lee", passwordHash: null, emailVerifiedAt: expect.any(Date) },
    ]);
    expect(await world.db.$count(identityRequests)).toBe(0);
  });

  test("finds the same account again, also after the email changed there", async () => {
    const { provider, browser, newBrowser } = await start();
    await signIn(browser);
    provider.golfers.set("alex", { ...ALEX, email: "new@example.com", email_verified: false });
    const other = newBrowser();
    expect(await signIn(other)).toBe("/");
    expect(await viewerOf(other)).toBe("alex@example.com");
    expect(await world.db.$count(users)).toBe(1);
  });

  test("joins an account whose address is proven, and tells its golfer", async () => {
    const golfer = await world.golfer({ email: "alex@example.com", emailVerifiedAt: new Date() });
    const { browser } = await start();
    expect(await signIn(browser)).toBe("/");
    expect(await world.db.select().from(identities)).toMatchObject([{ userId: golfer.id, subject: "alex" }]);
    expect(await world.notificationsFor(golfer)).toEqual(["identity-connected"]);
  });

  test.each([
    ["whose address isn't proven", { emailVerifiedAt: null }, "unproven"],
    ["that is suspended", { emailVerifiedAt: new Date(), suspendedAt: new Date() }, "suspended"],
  ])("doesn't join an account %s", async (_which, of, problem) => {
    await world.golfer({ email: "alex@example.com", ...of });
    const { browser } = await start();
    expect(await signIn(browser)).toBe(`/sign-in?problem=${problem}`);
    expect(await viewerOf(browser)).toBeUndefined();
    expect(await world.db.$count(identities)).toBe(0);
  });

  test.each([
    ["isn't verified", { ...ALEX, email_verified: false }],
    ["is verified in quotes", { ...ALEX, email_verified: "true" }],
    ["is none", { email_verified: true }],
  ])("is refused when the email there %s", async (_what, claims) => {
    await world.golfer({ email: "alex@example.com", emailVerifiedAt: new Date() });
    const { provider, browser } = await start();
    provider.golfers.set("alex", claims);
    expect(await signIn(browser)).toBe("/sign-in?problem=unverified");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  test("leaves out names that golfers can't have here", async () => {
    const { provider, browser } = await start();
    provider.golfers.set("alex", { ...ALEX, given_name: "x".repeat(500), family_name: 7 });
    expect(await signIn(browser)).toBe("/");
    expect(await world.db.select().from(users)).toMatchObject([{ firstName: null, lastName: null }]);
  });

  test("gives an address of ADMIN_EMAILS its rights", async () => {
    const { browser } = await start({ ADMIN_EMAILS: "alex@example.com" });
    await signIn(browser);
    expect(await world.db.select().from(users)).toMatchObject([{ isAdmin: true }]);
    expect((await browser.open(`${PUBLIC_URL}/api/admin/stats`)).response.status).toBe(200);
  });

  test("is no passkey where admins need one", async () => {
    const { browser } = await start({ ADMIN_EMAILS: "alex@example.com", ADMIN_PASSKEY: "required" });
    await signIn(browser);
    expect((await browser.open(`${PUBLIC_URL}/api/admin/stats`)).response.status).toBe(403);
  });

  test.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example"])(
    "never leads to %s",
    async (returnTo) => {
      const { browser } = await start();
      expect(await signIn(browser, { returnTo })).toBe("/");
    },
  );

  test("says when the provider is away, and works again when it is back", async () => {
    const { provider, browser } = await start();
    await provider.goAway();
    const { location } = await browser.open(`${PUBLIC_URL}/api/auth/oidc/start?returnTo=/create`);
    expect(location).toBe(`${PUBLIC_URL}/sign-in?problem=unreachable&returnTo=%2Fcreate`);
    await provider.comeBack();
    expect(await signIn(browser)).toBe("/");
  });

  test("says when the golfer changed their mind there", async () => {
    const { browser } = await start();
    const { location: interaction } = await browser.open(await startHere(browser, "/create"));
    const { location: aborted } = await browser.open(`${interaction}/abort`);
    const { location: callback } = await browser.open(aborted ?? "");
    expect(await finish(browser, callback ?? "")).toBe("/sign-in?problem=cancelled&returnTo=%2Fcreate");
  });

  test("isn't started by a link on another site", async () => {
    const { server } = await start();
    const started = await fetch(`${server.url}/api/auth/oidc/start`, {
      redirect: "manual",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(started.headers.get("location")).toBe("/sign-in");
    expect(await world.db.$count(identityRequests)).toBe(0);
  });

  test("isn't there where no provider is configured", async () => {
    await using server = await startTestServer(world);
    const started = await fetch(`${server.url}/api/auth/oidc/start`, { redirect: "manual" });
    expect(started.headers.get("location")).toBe("/sign-in?problem=refused");
    expect(await (await server.call("/trpc/identity.provider")).json()).toEqual({ result: { data: null } });
  });
});

describe("an answer of the provider", () => {
  const withParameter = (callback: string, name: string, value: string): string => {
    const url = new URL(callback);
    url.searchParams.set(name, value);
    return url.href;
  };

  test("counts once", async () => {
    const { browser, newBrowser } = await start();
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const secret = browser.cookie(PUBLIC_URL, "identity") ?? "";
    expect(await finish(browser, callback)).toBe("/");
    expect(await finish(browser, callback)).toBe("/sign-in?problem=expired");
    const thief = newBrowser();
    thief.setCookie(PUBLIC_URL, "identity", secret);
    expect(await finish(thief, callback)).toBe("/sign-in?problem=expired");
    expect(await viewerOf(thief)).toBeUndefined();
  });

  test("counts once of two at the same moment", async () => {
    const { browser, newBrowser } = await start();
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const twin = newBrowser();
    twin.setCookie(PUBLIC_URL, "identity", browser.cookie(PUBLIC_URL, "identity") ?? "");
    const both = await Promise.all([finish(browser, callback), finish(twin, callback)]);
    expect(both.toSorted()).toEqual(["/", "/sign-in?problem=expired"]);
  });

  test("counts in the browser that asked only", async () => {
    const { browser, newBrowser } = await start();
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const victim = newBrowser();
    expect(await finish(victim, callback)).toBe("/sign-in?problem=expired");
    await startHere(victim);
    expect(await finish(victim, callback)).toBe("/sign-in?problem=refused");
    expect(await viewerOf(victim)).toBeUndefined();
  });

  test.each([
    ["another state", "state", "another"],
    ["another code", "code", "another"],
    ["another issuer", "iss", "https://elsewhere.example"],
  ])("is refused with %s", async (_what, name, value) => {
    const { browser } = await start();
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    expect(await finish(browser, withParameter(callback, name, value))).toBe("/sign-in?problem=refused");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  test.each([
    ["a nonce", "nonce", "another"],
    ["a PKCE challenge", "code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
  ])("is refused for %s that we didn't send", async (_what, name, value) => {
    const { browser } = await start();
    const callback = await signInThere(browser, { from: withParameter(await startHere(browser), name, value), to: CALLBACK });
    expect(await finish(browser, callback)).toBe("/sign-in?problem=refused");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  test.each([
    ["who it is about", { sub: "alex" }],
    ["anything", { zoneinfo: "Europe/Paris" }],
  ])("is refused with an id token of which somebody changed %s", async (_what, changes) => {
    const { provider, browser } = await start();
    provider.golfers.set("mallory", { ...ALEX, email: "mallory@example.com" });
    provider.tamper = (idToken) => {
      const [head, body = "", signature] = idToken.split(".");
      const claims = { ...JSON.parse(Buffer.from(body, "base64url").toString()), ...changes };
      return [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
    };
    expect(await signIn(browser, { login: "mallory" })).toBe("/sign-in?problem=refused");
    expect(await world.db.$count(users)).toBe(0);
  });

  test("with an error of the provider shows none of its words", async () => {
    const { browser } = await start();
    const { searchParams } = new URL(await startHere(browser));
    const failed = `${CALLBACK}?${new URLSearchParams({
      error: "invalid_scope",
      error_description: "<b>call this number</b>",
      state: searchParams.get("state") ?? "",
    })}`;
    expect(await finish(browser, failed)).toBe("/sign-in?problem=refused");
  });

  test("leaves no code, state or secret in the log", async () => {
    const { server, browser } = await start();
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const { searchParams } = new URL(callback);
    await finish(browser, withParameter(callback, "code", `${searchParams.get("code")}x`));
    const log = JSON.stringify(server.logged);
    for (const secret of [searchParams.get("code"), searchParams.get("state"), CLIENT.secret]) expect(log).not.toContain(secret);
  });
});
