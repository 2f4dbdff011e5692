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
  [-30, "now", "now"],
  [59, "now", "now"],
  [6 * 60, "6m", "6 minutes ago"],
  [3600, "1h", "1 hour ago"],
  [86_399, "23h", "23 hours ago"],
  [86_400, "Yesterday", "Yesterday"],
  [3 * 86_400, "Jun 11", "Jun 11"],
  [300 * 86_400, "Jun 11, 2026", "Jun 11, 2026"],
])("after %d seconds it is %s, read as %s", (seconds, short, spoken) => {
  expect(relativeText(at, after(seconds))).toEqual({ short, spoken });
});

test("relative time › updates by itself, with the full time as title", () => {
  render(<RelativeTime at={at} />);
  const time = screen.getByText("now");
  expect(time).toHaveAttribute("datetime", at);
  expect(time.title).toContain("2026");
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(time).toHaveTextContent("2m2 minutes ago");
});
