import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RelativeTime } from "./relative-time.tsx";

const at = "2026-06-11T15:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at) });
});
afterEach(() => {
  vi.useRealTimers();
});

test("relative time › updates by itself, with the full time as title", () => {
  render(<RelativeTime at={at} />);
  const time = screen.getByText("now");
  expect(time).toHaveAttribute("datetime", at);
  expect(time.title).toContain("2026");
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(time).toHaveTextContent("2m2 minutes ago");
});
