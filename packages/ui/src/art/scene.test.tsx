import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { archetypes, Scene, sceneSvg } from "./scene.tsx";

describe.each(archetypes)("a %s scene", (archetype) => {
  it("is the same for the same seed and hour, and another for another", () => {
    const svg = sceneSvg({ seed: "Cypress Hollow", hour: 6.2, archetype });
    expect(sceneSvg({ seed: "Cypress Hollow", hour: 6.2, archetype })).toBe(svg);
    expect(sceneSvg({ seed: "Kestrel Bay", hour: 6.2, archetype })).not.toBe(svg);
    expect(sceneSvg({ seed: "Cypress Hollow", hour: 18, archetype })).not.toBe(svg);
  });

  it("is painted at every hour in hex alone, with no number missing", () => {
    for (let hour = 0; hour <= 24; hour += 0.5) {
      const svg = sceneSvg({ seed: 7, hour, archetype });
      const paints = Array.from(svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g), ([, paint]) => paint);
      expect(paints.filter((paint) => !/^(#[0-9a-f]{6}|url\(#\w+\))$/.test(paint ?? ""))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

it("draws elements without styles in the markup, as the page's policy demands", () => {
  const { container } = render(<Scene hour={12} seed="x" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll("[style], style")).toHaveLength(0);
  expect(container.querySelectorAll("path").length).toBeGreaterThan(10);
});

it("lets the page through at the top when it fades", () => {
  expect(sceneSvg({ seed: 1, hour: 8, fade: true })).toContain('stop-opacity="0"');
});
