import { PAGES } from "@fourball/domain/pages";
import { describe, expect, it } from "vitest";
import { shellMarkup } from "./prerender-shell.tsx";

async function shell(page: Parameters<typeof shellMarkup>[0]): Promise<HTMLElement> {
  const root = document.createElement("div");
  root.innerHTML = await shellMarkup(page);
  return root;
}

describe("the shell of a document", () => {
  it.each([
    ["marketplace", "Browse"],
    ["home", "Browse"],
    ["dashboard", "My Games"],
    ["activity", "Activity"],
  ] as const)("of %s marks %s in the bottom bar", async (page, place) => {
    const current = (await shell(page)).querySelectorAll("nav [aria-current=page]");
    expect([...current].map(({ textContent }) => textContent)).toEqual([place]);
  });

  it.each(PAGES.map(({ document: page }) => page))("of %s has a frame, no heading and no style attribute", async (page) => {
    const root = await shell(page);
    expect(root.querySelectorAll("main")).toHaveLength(1);
    expect(root.querySelector("h1")).toBeNull();
    expect(root.querySelector("[style]")).toBeNull();
    expect(root.querySelector("script")).toBeNull();
  });

  it.each(["create", "tee-time"] as const)("of %s has no bottom bar, as the page has none on a phone", async (page) => {
    expect((await shell(page)).querySelector("nav")).toBeNull();
  });

  it("shows no place of golfers to visitors", async () => {
    expect((await shell("profile")).querySelector("nav")).toBeNull();
  });
});
