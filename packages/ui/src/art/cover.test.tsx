import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Cover } from "./cover.tsx";

it("each of several covers on a page is painted with a green of its own", () => {
  render(
    <>
      <Cover />
      <Cover />
    </>,
  );
  const greens = [...document.querySelectorAll("linearGradient")].map(({ id }) => `url(#${id})`);
  const fills = [...document.querySelectorAll("path[fill]")].map((path) => path.getAttribute("fill"));
  expect(new Set(greens).size).toBe(2);
  expect(fills).toEqual(greens);
});
