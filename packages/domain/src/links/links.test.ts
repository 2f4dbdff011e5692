import { describe, expect, test } from "vitest";
import { linkTo } from "./links.ts";
import { readSecrets, secretLink } from "./secret-links.ts";

const params = { teeTimeId: "game-7" };

describe("the address of a page", () => {
  test.each([
    [linkTo("/marketplace"), "/marketplace"],
    [linkTo("/tee-times/:teeTimeId", { params }), "/tee-times/game-7"],
    [
      linkTo("/tee-times/:teeTimeId", { params, search: { invite: "a b&c", view: "chat" } }),
      "/tee-times/game-7?invite=a+b%26c&view=chat",
    ],
    [linkTo("/dashboard", { search: { tab: undefined }, hash: "me" }), "/dashboard#me"],
    [linkTo("/marketplace", { search: { mood: ["early", "casual"], q: "" } }), "/marketplace?mood=early,casual"],
    [secretLink("/unsubscribe", { token: "t0ken", search: "s-1" }), "/unsubscribe#token=t0ken&search=s-1"],
  ])("%s", (link, expected) => {
    expect(link).toBe(expected);
  });

  test("says what the secrets behind it are", () => {
    const secrets = { id: "r-1", token: "a+b/c=" };
    expect(readSecrets(secretLink("/round", secrets).slice("/round#".length))).toEqual(secrets);
  });
});

describe("an address that no page has", () => {
  test.each([
    // @ts-expect-error No page is there.
    linkTo("/games/:teeTimeId", { params }),
    // @ts-expect-error The page is one of a game.
    linkTo("/tee-times/:teeTimeId"),
    // @ts-expect-error Its parameter has another name.
    linkTo("/tee-times/:teeTimeId", { params, search: { invitation: "s3cret" } }),
    // @ts-expect-error There is no such tab.
    linkTo("/dashboard", { search: { tab: "incoming" } }),
    // @ts-expect-error A guest's request is opened by its id and token.
    secretLink("/guest-request", { id: "r-1" }),
  ])("is refused by the compiler: %s", (link) => {
    expect(link).toMatch(/^\//);
  });
});
