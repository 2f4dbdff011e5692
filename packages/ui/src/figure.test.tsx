import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Figure } from "./figure.tsx";

describe("a figure", () => {
  it("is unknown until it comes, and then grouped", () => {
    const { rerender } = render(<Figure value={undefined} />);
    expect(screen.getByText("---")).toBeVisible();
    rerender(<Figure value={1234} />);
    expect(screen.getByText("1,234")).toBeVisible();
  });

  it("rolls in anew only when it changes", () => {
    const { rerender } = render(<Figure value={4} />);
    const first = screen.getByText("4");
    rerender(<Figure value={4} />);
    expect(screen.getByText("4")).toBe(first);
    rerender(<Figure value={5} />);
    expect(screen.getByText("5")).not.toBe(first);
  });
});
