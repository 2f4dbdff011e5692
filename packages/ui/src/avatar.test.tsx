import { fireEvent, render, screen } from "@testing-library/react";
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
