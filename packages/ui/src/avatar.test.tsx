import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen } from "@testing-library/react";
import { parse, wcagContrast } from "culori";
import { expect, it } from "vitest";
import { Avatar } from "./avatar.tsx";

it("falls back from a picture that does not load to initials", () => {
  render(<Avatar alt="Maya Okafor" initials="MO" src="https://example.com/gone.jpg" />);
  fireEvent.error(screen.getByRole("img", { name: "Maya Okafor" }));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("MO")).toBeInTheDocument();
  expect(screen.getByText("Maya Okafor")).toBeInTheDocument();
});

it("draws a flag for someone without a name", () => {
  const { container } = render(<Avatar />);
  expect(container.querySelector("svg")).toBeInTheDocument();
});

it("tries a new picture after one that failed", () => {
  const { rerender } = render(<Avatar alt="Maya" initials="MO" src="https://example.com/gone.jpg" />);
  fireEvent.error(screen.getByRole("img", { name: "Maya" }));
  rerender(<Avatar alt="Maya" initials="MO" src="https://example.com/new.jpg" />);
  expect(screen.getByRole("img", { name: "Maya" })).toHaveAttribute("src", "https://example.com/new.jpg");
});

const css = readFileSync(join(import.meta.dirname, "styles/skies.css"), "utf8");
const skies = [...css.matchAll(/\.(avatar-sky-\d) \{\s*background: linear-gradient\((#\w+), (#\w+)\)/g)];

it.each(skies.map(([, name = "", top = "", foot = ""]) => ({ name, top, foot })))(
  "initials can be read everywhere on $name",
  ({ top, foot }) => {
    const color = (text: string): object => {
      const found = parse(text);
      if (!found) throw new Error(`${text} is no color`);
      return found;
    };
    for (const ground of [top, foot])
      expect(wcagContrast(color("oklch(0.245 0.032 166)"), color(ground))).toBeGreaterThanOrEqual(6);
  },
);

it("gives a golfer one of the skies, and always the same", () => {
  const skyOf = (seed: string): string | undefined => {
    const { container, unmount } = render(<Avatar initials="MO" seed={seed} />);
    const sky = [...(container.firstElementChild?.classList ?? [])].find((name) => name.startsWith("avatar-sky"));
    unmount();
    return sky;
  };
  const given = Array.from({ length: 60 }, (_, index) => skyOf(`golfer ${index}`));
  expect(new Set(given)).toEqual(new Set(skies.map(([, name]) => name)));
  expect(skyOf("golfer 7")).toBe(given[7]);
});
