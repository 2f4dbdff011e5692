import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { StarChoice } from "./star-choice.tsx";

function Rated() {
  const [stars, setStars] = useState<number | null>(null);
  return <StarChoice label="Stars for Maya" max={5} onValueChange={setStars} value={stars} />;
}

const star = (stars: number) => screen.getByRole("radio", { name: `${stars} of 5 stars` });

describe("stars to give", () => {
  it("are a group of radios by name, none chosen at first", () => {
    render(<Rated />);
    expect(screen.getByRole("radiogroup", { name: "Stars for Maya" })).toBeVisible();
    expect(screen.getAllByRole("radio")).toHaveLength(5);
    for (const each of screen.getAllByRole("radio")) expect(each).not.toBeChecked();
  });

  it("are chosen with the pointer", async () => {
    render(<Rated />);
    await userEvent.click(star(4));
    expect(star(4)).toBeChecked();
    expect(star(3)).not.toBeChecked();
  });

  it("are chosen with the keyboard alone", async () => {
    render(<Rated />);
    await userEvent.tab();
    expect(star(1)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(star(3)).toBeChecked();
    expect(star(3)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(star(2)).toBeChecked();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("say what they mean", () => {
    const meanings = ["Poor", "Good", "Great"];
    const { rerender } = render(<StarChoice label="Stars" max={3} meanings={meanings} onValueChange={vi.fn()} value={null} />);
    expect(screen.getByRole("radio", { name: "2 of 3 stars, Good" })).toBeVisible();
    expect(screen.getByText("Poor")).toBeVisible();
    expect(screen.getByText("Great")).toBeVisible();
    rerender(<StarChoice label="Stars" max={3} meanings={meanings} onValueChange={vi.fn()} value={2} />);
    expect(screen.getByText("Good")).toBeVisible();
    expect(screen.queryByText("Great")).not.toBeInTheDocument();
  });

  it("tell a press from an arrow key", async () => {
    const onPick = vi.fn();
    render(<StarChoice label="Stars" max={5} onPick={onPick} onValueChange={vi.fn()} value={null} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.click(star(4));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(4);
  });
});
