import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
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
});
