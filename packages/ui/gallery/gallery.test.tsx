import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";
import { SECTIONS } from "./sections.ts";

const components = readdirSync(join(import.meta.dirname, "../src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => basename(file, ".tsx"));

it("has a place for every component, and for nothing else", () => {
  expect(Object.keys(SECTIONS).sort()).toEqual(components.sort());
});

it("shows a developer each state of each component in both themes", () => {
  render(<Gallery only={null} parts={{ Parts: SECTIONS }} />);
  for (const [name, states] of Object.entries(SECTIONS)) {
    const captions = within(screen.getByRole("region", { name })).getAllByRole("figure", { hidden: true });
    expect(captions.map((figure) => figure.querySelector("figcaption")?.textContent)).toEqual([
      ...Object.keys(states),
      ...Object.keys(states),
    ]);
  }
});

it("shows one component or one part alone when asked for", () => {
  const shown = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const parts = { One: { button: { plain: "Press" }, badge: {} }, Other: { stars: {} } };
  const { rerender } = render(<Gallery only="badge" parts={parts} />);
  expect(shown()).toEqual(["badge"]);
  rerender(<Gallery only="One" parts={parts} />);
  expect(shown()).toEqual(["button", "badge"]);
  rerender(<Gallery only={null} parts={parts} />);
  expect(shown()).toEqual(["button", "badge", "stars"]);
});
