import { identities, identityRequests, sessions, users } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { ALEX, CALLBACK, finish, PUBLIC_URL, signIn, start, startHere, viewerOf } from "../support/sign-in-at-provider.ts";
import { signInThere } from "../support/sign-in-there.ts";
import { startTestServer } from "../support/start-test-server.ts";
import type { TestBrowser } from "../support/test-browser.ts";

const world = testWorld();

describe("signing in at the identity provider", () => {
  test("makes an account with a proven address and the names of the provider, and goes on where the visitor was", async () => {
    const { browser } = await start(world);
    expect(await signIn(browser, { returnTo: "/create?from=mail" })).toBe("/create?from=mail");
    expect(await viewerOf(browser)).toBe("alex@example.com");
    expect(await world.db.select().from(users)).toMatchObject([
      { firstName: "Alex", lastName: "Lee", passwordHash: null, emailVerifiedAt: expect.any(Date) },
    ]);
    expect(await world.db.$count(identityRequests)).toBe(0);
  });

  test("finds the same account again, also after the email changed there", async () => {
    const { provider, browser, newBrowser } = await start(world);
    await signIn(browser);
    provider.golfers.set("alex", { ...ALEX, email: "new@example.com", email_verified: false });
    const other = newBrowser();
    expect(await signIn(other)).toBe("/");
    expect(await viewerOf(other)).toBe("alex@example.com");
    expect(await world.db.$count(users)).toBe(1);
  });

  test("joins an account whose address is proven, and tells its golfer", async () => {
    const golfer = await world.golfer({ email: "alex@example.com", emailVerifiedAt: new Date() });
    const { browser } = await start(world);
    expect(await signIn(browser)).toBe("/");
    expect(await world.db.select().from(identities)).toMatchObject([{ userId: golfer.id, subject: "alex" }]);
    expect(await world.notificationsFor(golfer)).toEqual(["identity-connected"]);
  });

  test.each([
    ["whose address isn't proven", { emailVerifiedAt: null }, "unproven"],
    ["that is suspended", { emailVerifiedAt: new Date(), suspendedAt: new Date() }, "suspended"],
  ])("doesn't join an account %s", async (_which, of, problem) => {
    await world.golfer({ email: "alex@example.com", ...of });
    const { browser } = await start(world);
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
    const { provider, browser } = await start(world);
    provider.golfers.set("alex", claims);
    expect(await signIn(browser)).toBe("/sign-in?problem=unverified");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  const victim = "alex@example.com";
  test.each([
    ["of the profile, which the id token vouches for", { email: victim }, { email_verified: true }],
    ["of the id token, which the profile vouches for", { email_verified: true }, { email: victim }],
    [
      "of the profile beside another one that is verified",
      { email: victim },
      { email: "thief@example.com", email_verified: true },
    ],
    ["of the profile that isn't verified there", { email: victim, email_verified: false }, { email_verified: true }],
    ["of the id token that isn't verified there", { email_verified: true }, { email: victim, email_verified: false }],
  ])("never takes over the account with the email %s", async (_whose, profile, inToken) => {
    const golfer = await world.golfer({ email: victim, emailVerifiedAt: new Date() });
    const { provider, browser } = await start(world);
    provider.golfers.set("alex", profile);
    provider.inTokens.set("alex", inToken);
    await signIn(browser);
    expect(await viewerOf(browser)).not.toBe(victim);
    const joined = (await world.db.select().from(identities)).map(({ userId }) => userId);
    expect(joined).not.toContain(golfer.id);
  });

  test.each([
    ["the id token alone", {}, ALEX],
    ["the id token, where the profile doesn't say whether it is verified", { email: "other@example.com" }, ALEX],
    ["the profile, where both do", ALEX, { email: "other@example.com", email_verified: true }],
  ])("takes the email of %s", async (_which, profile, inToken) => {
    const { provider, browser } = await start(world);
    provider.golfers.set("alex", profile);
    provider.inTokens.set("alex", inToken);
    expect(await signIn(browser)).toBe("/");
    expect(await viewerOf(browser)).toBe("alex@example.com");
  });

  test.each([
    ["too long, or no text", "x".repeat(500), 7],
    ["addresses, or reserved", "Visit https://evil.example", "Adm1n"],
  ])("leaves out names that are %s", async (_why, given_name, family_name) => {
    const { provider, browser } = await start(world);
    provider.golfers.set("alex", { ...ALEX, given_name, family_name });
    expect(await signIn(browser)).toBe("/");
    expect(await world.db.select().from(users)).toMatchObject([{ firstName: null, lastName: null }]);
  });

  test("gives an address of ADMIN_EMAILS its rights", async () => {
    const { browser } = await start(world, { ADMIN_EMAILS: "alex@example.com" });
    await signIn(browser);
    expect(await world.db.select().from(users)).toMatchObject([{ isAdmin: true }]);
    expect((await browser.open(`${PUBLIC_URL}/api/admin/stats`)).response.status).toBe(200);
  });

  test("is no passkey where admins need one", async () => {
    const { browser } = await start(world, { ADMIN_EMAILS: "alex@example.com", ADMIN_PASSKEY: "required" });
    await signIn(browser);
    expect((await browser.open(`${PUBLIC_URL}/api/admin/stats`)).response.status).toBe(403);
  });

  test.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example"])(
    "never leads to %s",
    async (returnTo) => {
      const { browser } = await start(world);
      expect(await signIn(browser, { returnTo })).toBe("/");
    },
  );

  test("says when the provider is away, and works again when it is back", async () => {
    const { provider, browser } = await start(world);
    await provider.goAway();
    const { location } = await browser.open(`${PUBLIC_URL}/api/auth/oidc/start?returnTo=/create`);
    expect(location).toBe(`${PUBLIC_URL}/sign-in?problem=unreachable&returnTo=%2Fcreate`);
    await provider.comeBack();
    expect(await signIn(browser)).toBe("/");
  });

  test.each([
    ["start", async () => `${PUBLIC_URL}/api/auth/oidc/start`],
    [
      "callback",
      async (browser: TestBrowser) => signInThere(browser, { from: await startHere(browser), to: CALLBACK, login: "alex" }),
    ],
  ])("leads from its %s back to the sign-in page when the provider hangs", async (_step, addressFor) => {
    const { provider, browser } = await start(world, {}, { timeLimitMs: 1500 });
    const address = await addressFor(browser);
    provider.hang();
    const { response, location } = await browser.open(address);
    expect([response.status, location]).toEqual([302, `${PUBLIC_URL}/sign-in?problem=unreachable`]);
  });

  test("says when the golfer changed their mind there", async () => {
    const { browser } = await start(world);
    const { location: interaction } = await browser.open(await startHere(browser, "/create"));
    const { location: aborted } = await browser.open(`${interaction}/abort`);
    const { location: callback } = await browser.open(aborted ?? "");
    expect(await finish(browser, callback ?? "")).toBe("/sign-in?problem=cancelled&returnTo=%2Fcreate");
  });

  test("isn't started by a link on another site", async () => {
    const { server } = await start(world);
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
