import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clockChoice } from "../../kit/viewer-units.ts";
import { SkyNow } from "./sky-now.tsx";

/** The clock of the viewer, in Berlin. */
const at = (instant: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });

afterEach(() => {
  vi.useRealTimers();
  clockChoice.choose(undefined);
});

describe("the sky beside the form", () => {
  it("tells the time in one sentence", () => {
    at("2026-08-27T05:42:00Z");
    render(<SkyNow />);
    expect(screen.getByText(/^It's 7:42.AM, and somewhere a group is one player short\.$/)).toBeVisible();
  });

  it("follows the clock of the device", () => {
    at("2026-08-27T17:05:00Z");
    clockChoice.choose("24");
    render(<SkyNow />);
    expect(screen.getByText(/^It's 19:05,/)).toBeVisible();
  });

  it.each([
    ["2026-08-27T05:42:00Z", "text-sky-ink"],
    ["2026-08-27T17:05:00Z", "text-sky-paper"],
  ])("has text that is readable on the light at %s", (instant, tone) => {
    at(instant);
    const { container } = render(<SkyNow />);
    expect(container.firstElementChild).toHaveClass(tone);
  });
});
