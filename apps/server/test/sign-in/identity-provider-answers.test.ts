import { sessions, users } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { CLIENT } from "../support/identity-provider.ts";
import { ALEX, CALLBACK, finish, PUBLIC_URL, signIn, start, startHere, viewerOf } from "../support/sign-in-at-provider.ts";
import { signInThere } from "../support/sign-in-there.ts";

const world = testWorld();

describe("an answer of the provider", () => {
  const withParameter = (callback: string, name: string, value: string): string => {
    const url = new URL(callback);
    url.searchParams.set(name, value);
    return url.href;
  };

  test("counts once", async () => {
    const { browser, newBrowser } = await start(world);
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const secret = browser.cookie(PUBLIC_URL, "identity") ?? "";
    expect(await finish(browser, callback)).toBe("/");
    expect(await finish(browser, callback)).toBe("/sign-in?problem=expired");
    const thief = newBrowser();
    thief.setCookie(PUBLIC_URL, "identity", secret);
    expect(await finish(thief, callback)).toBe("/sign-in?problem=expired");
    expect(await viewerOf(thief)).toBeUndefined();
  });

  test("counts once of two at the same moment", { tags: "race" }, async () => {
    const { browser, newBrowser } = await start(world);
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const twin = newBrowser();
    twin.setCookie(PUBLIC_URL, "identity", browser.cookie(PUBLIC_URL, "identity") ?? "");
    const both = await Promise.all([finish(browser, callback), finish(twin, callback)]);
    expect(both.toSorted()).toEqual(["/", "/sign-in?problem=expired"]);
  });

  test("counts in the browser that asked only", async () => {
    const { browser, newBrowser } = await start(world);
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
    const { browser } = await start(world);
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    expect(await finish(browser, withParameter(callback, name, value))).toBe("/sign-in?problem=refused");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  test.each([
    ["a nonce", "nonce", "another"],
    ["a PKCE challenge", "code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"],
  ])("is refused for %s that we didn't send", async (_what, name, value) => {
    const { browser } = await start(world);
    const callback = await signInThere(browser, { from: withParameter(await startHere(browser), name, value), to: CALLBACK });
    expect(await finish(browser, callback)).toBe("/sign-in?problem=refused");
    expect(await world.db.$count(sessions)).toBe(0);
  });

  test.each([
    ["who it is about", { sub: "alex" }],
    ["anything", { zoneinfo: "Europe/Paris" }],
  ])("is refused with an id token of which somebody changed %s", async (_what, changes) => {
    const { provider, browser } = await start(world);
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
    const { browser } = await start(world);
    const { searchParams } = new URL(await startHere(browser));
    const failed = `${CALLBACK}?${new URLSearchParams({
      error: "invalid_scope",
      error_description: "<b>call this number</b>",
      state: searchParams.get("state") ?? "",
    })}`;
    expect(await finish(browser, failed)).toBe("/sign-in?problem=refused");
  });

  test("leaves no code, state or secret in the log", async () => {
    const { server, browser } = await start(world);
    const callback = await signInThere(browser, { from: await startHere(browser), to: CALLBACK });
    const { searchParams } = new URL(callback);
    await finish(browser, withParameter(callback, "code", `${searchParams.get("code")}x`));
    const log = JSON.stringify(server.logged);
    for (const secret of [searchParams.get("code"), searchParams.get("state"), CLIENT.secret]) expect(log).not.toContain(secret);
  });
});
