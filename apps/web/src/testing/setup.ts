import "temporal-polyfill/global";
import "@testing-library/jest-dom/vitest";
import { toastManager } from "@fourball/ui/toast";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { server } from "./mock-server.ts";

// A screen brings its code with it, which takes a busy machine a while: what is awaited comes when it comes.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  // The next test starts on a page of its own.
  window.dispatchEvent(new Event("pageshow"));
  toastManager.close();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  try {
    // React, the router and the libraries say there what is wrong; a screen that makes them is broken.
    expect(console.error).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});
afterAll(() => server.close());
