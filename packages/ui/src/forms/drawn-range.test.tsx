import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { DrawnRange, type Range } from "./drawn-range.tsx";
import { drawnRange } from "./use-drawing.ts";

const scale = { min: 0, max: 600, step: 15, shortest: 30 };

describe("a range that is drawn", () => {
  it.each([
    ["forward", 61, 239, { from: 60, to: 240 }],
    ["backward", 239, 61, { from: 60, to: 240 }],
    ["no farther than a step, forward", 61, 66, { from: 60, to: 90 }],
    ["no farther than a step, backward", 250, 230, { from: 225, to: 255 }],
    ["at the end", 599, 600, { from: 570, to: 600 }],
    ["at the start", 1, 0, { from: 0, to: 30 }],
    ["beyond both ends", -20, 900, { from: 0, to: 600 }],
  ])("%s is on its steps and as long as the shortest", (_, down, here, range) => {
    expect(drawnRange(down, here, scale)).toEqual(range);
  });
});

function Example({ initially }: { initially?: Range }): ReactNode {
  const [range, setRange] = useState(initially);
  return (
    <DrawnRange
      {...scale}
      label="Time of the day"
      largeStep={60}
      onClear={() => setRange(undefined)}
      onDraw={setRange}
      onDrawn={setRange}
      range={range}
      thumbLabels={["From", "To"]}
      valueText={(value) => `${value} minutes`}
    >
      <p>{range ? `${range.from} to ${range.to}` : "all day"}</p>
    </DrawnRange>
  );
}

describe("the ends of a range", () => {
  const from = () => screen.getByRole("slider", { name: "From" });
  const to = () => screen.getByRole("slider", { name: "To" });

  it("are those of the whole before one is drawn, and say what they are of and their value in words", () => {
    render(<Example />);
    expect(screen.getByRole("group", { name: "Time of the day" })).toContainElement(from());
    expect(from()).toHaveAttribute("aria-valuetext", "0 minutes");
    expect(to()).toHaveAttribute("aria-valuetext", "600 minutes");
  });

  it("move by arrows, page keys, Home and End, and keep their distance", async () => {
    render(<Example />);
    await userEvent.tab();
    expect(from()).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{PageUp}");
    expect(screen.getByText("75 to 600")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{PageDown}{ArrowLeft}");
    expect(screen.getByText("75 to 525")).toBeVisible();
    await userEvent.keyboard("{Home}");
    expect(screen.getByText("75 to 105")).toBeVisible();
    await userEvent.keyboard("{End}");
    expect(screen.getByText("75 to 600")).toBeVisible();
  });

  it("are cleared by Escape, which goes no further, and keep the focus", async () => {
    render(<Example initially={{ from: 60, to: 120 }} />);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("all day")).toBeVisible();
    expect(from()).toHaveFocus();
  });
});
