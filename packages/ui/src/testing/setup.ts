import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// The library sets this by itself only where test functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Console errors fail the test even where the assertions pass.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints, "console.error was called").toEqual([]);
});
