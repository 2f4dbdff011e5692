import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RelativeTime, relativeText } from "./relative-time.tsx";

const at = "2026-06-11T15:00:00.000Z";
const after = (seconds: number) => Date.parse(at) + seconds * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: after(0) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [-30, "now"],
  [59, "now"],
  [60, "1 min. ago"],
  [3600, "1 hr. ago"],
  [86_400, "yesterday"],
  [3 * 86_400, "3 days ago"],
  [15 * 86_400, "2 wk. ago"],
])("after %d seconds it is %s", (seconds, text) => {
  expect(relativeText(at, after(seconds))).toBe(text);
});

test("relative time › updates by itself, with the full time as title", () => {
  render(<RelativeTime at={at} />);
  const time = screen.getByText("now");
  expect(time).toHaveAttribute("datetime", at);
  expect(time.title).toContain("2026");
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(time).toHaveTextContent("2 min. ago");
});
