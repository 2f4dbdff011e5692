import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";
import { SECTIONS } from "./sections.ts";

const components = readdirSync(join(import.meta.dirname, "../src"))
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => file.replace(".tsx", ""));

it("has a place for every component, and for nothing else", () => {
  expect(Object.keys(SECTIONS).sort()).toEqual(components.sort());
});

it("shows a developer each state of each component in both themes", () => {
  render(<Gallery parts={{ Parts: SECTIONS }} />);
  for (const [name, states] of Object.entries(SECTIONS)) {
    const captions = within(screen.getByRole("region", { name })).getAllByRole("figure", { hidden: true });
    expect(captions.map((figure) => figure.querySelector("figcaption")?.textContent)).toEqual([
      ...Object.keys(states),
      ...Object.keys(states),
    ]);
  }
});
