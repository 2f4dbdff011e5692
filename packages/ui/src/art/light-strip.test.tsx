import { render } from "@testing-library/react";
import { parse, wcagContrast } from "culori";
import { expect, it } from "vitest";
import { LightStrip, skyColor } from "./light-strip.tsx";

it("numerals in ink can be read on the sky of every hour", () => {
  const color = (text: string): object => {
    const found = parse(text);
    if (!found) throw new Error(`${text} is no color`);
    return found;
  };
  const ink = color("oklch(0.245 0.032 166)");
  for (let hour = 5.6; hour <= 18.95; hour += 0.05) {
    expect(wcagContrast(ink, color(skyColor(hour)))).toBeGreaterThanOrEqual(4.5);
  }
});

it("numbers every part, and leaves those in the dark open", () => {
  const { container } = render(<LightStrip hours={[17, 18.5, undefined]} />);
  const parts = [...(container.firstElementChild?.children ?? [])];
  expect(parts.map((part) => part.textContent)).toEqual(["1", "2", "3"]);
  expect(parts.map((part) => part.getAttribute("style") !== null)).toEqual([true, true, false]);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
