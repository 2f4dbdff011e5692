import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Dot, Dots } from "./dots.tsx";

it("gives every kind of dot a shape of its own", () => {
  const kinds: Dot[] = ["ringed", "filled", "pending", "open"];
  render(<Dots dots={kinds} label="Four spots" />);
  const circles = [...screen.getByRole("img", { name: "Four spots" }).children];
  const shapes = kinds.map((_, place) =>
    circles
      .slice(2 * place, 2 * place + 2)
      .map((circle) => circle.getAttribute("r"))
      .join(),
  );
  expect(new Set(shapes).size).toBe(kinds.length);
  expect(document.querySelector("[data-dot=pending]")).toHaveAttribute("stroke-dasharray");
});

it("fills the same dot when its spot is taken, so that it can spring", () => {
  const { container, rerender } = render(<Dots dots={["ringed", "pending"]} />);
  const disc = container.querySelector("[data-dot=pending] + circle");
  expect(disc).toHaveAttribute("r", "0");
  rerender(<Dots dots={["ringed", "filled"]} />);
  expect(disc).toBeInTheDocument();
  expect(disc).toHaveAttribute("r", "6.6");
});

it("is silent where the words beside it say the same", () => {
  render(<Dots dots={["open"]} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("is grey where nothing can be filled any more, with the same shapes", () => {
  const { container } = render(<Dots dots={["ringed", "filled", "open"]} muted />);
  expect(container.firstElementChild).toHaveClass("*:data-dot:stroke-line-strong");
  expect([...container.querySelectorAll("[data-dot]")].map((dot) => dot.getAttribute("data-dot"))).toEqual([
    "ringed",
    "filled",
    "open",
  ]);
});
