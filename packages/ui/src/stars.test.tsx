import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stars } from "./stars.tsx";

it.each([
  [0, 0],
  [4.8, 4],
  [5, 5],
])("fills the stars of %d up to the whole number", (value, filled) => {
  render(<Stars figure={value.toFixed(1)} label={`Rated ${value} of 5`} value={value} />);
  const rating = screen.getByRole("img", { name: `Rated ${value} of 5` });
  const starsIn = (path: Element | null) => path?.getAttribute("d")?.match(/z/g)?.length ?? 0;
  expect(starsIn(rating.querySelector(".fill-star"))).toBe(filled);
  expect(starsIn(rating.querySelector(".fill-none"))).toBe(5 - filled);
  expect(rating).toHaveTextContent(value.toFixed(1));
});
