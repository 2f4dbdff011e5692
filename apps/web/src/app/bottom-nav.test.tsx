import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-route.tsx";

async function places(path: string) {
  renderApp(path);
  return within(await screen.findByRole("navigation", { name: "Places" })).getAllByRole("link");
}
const current = (links: HTMLElement[]) => links.filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"));

describe("bottom navigation", () => {
  it("are five", async () => {
    const links = await places("/marketplace");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Browse", "/marketplace"],
      ["My Games", "/dashboard"],
      ["Create", "/create"],
      ["Activity", "/dashboard?tab=requests"],
      ["Profile", "/dashboard#me"],
    ]);
  });

  it.each([
    ["/", "Browse"],
    ["/marketplace", "Browse"],
    ["/marketplace?filter=today&q=cypress", "Browse"],
    ["/create", "Create"],
  ])("%s is %s, and nothing else", async (path, name) => {
    expect(current(await places(path)).map((link) => link.textContent)).toEqual([name]);
  });

  it("are none of them on the page of a tee time", async () => {
    expect(current(await places("/tee-times/00000000-0000-4000-8000-000000000200"))).toEqual([]);
  });
});
