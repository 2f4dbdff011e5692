import { pageAt } from "@fourball/domain/pages";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createAppRouter } from "./router.ts";
import { renderApp } from "./testing/render-route.tsx";

describe("a page", () => {
  it.each(Object.keys(createAppRouter().routesByPath))("at %s is known to the server", (path) => {
    expect(pageAt(path.replace("$", ":"))).toBeDefined();
  });

  it.each(["/sign-in", "/request-confirmation", "/data-retention", "/nowhere"])("at %s can be skipped to", async (path) => {
    renderApp(path);
    const main = await screen.findByRole("main");
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", `#${main.id}`);
    main.focus();
    expect(main).toHaveFocus();
  });
});
