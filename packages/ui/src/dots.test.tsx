import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Dot, Dots } from "./dots.tsx";

it("gives every kind of dot a shape of its own", () => {
  const kinds: Dot[] = ["ringed", "filled", "pending", "open"];
  render(<Dots dots={kinds} label="Four seats" />);
  const shapes = Array.from(screen.getByRole("img", { name: "Four seats" }).querySelectorAll("svg"), (dot) =>
    dot.innerHTML.replaceAll(/stroke-\w+|fill-\w+/g, ""),
  );
  expect(new Set(shapes).size).toBe(kinds.length);
  expect(document.querySelector("[data-dot=pending] circle")).toHaveAttribute("stroke-dasharray");
  expect(document.querySelectorAll("[data-dot=ringed] circle")).toHaveLength(2);
});

it("is silent where the words beside it say the same", () => {
  render(<Dots dots={["open"]} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
