import "temporal-polyfill/global";
import "@testing-library/jest-dom/vitest";
import { toastManager } from "@fourball/ui/toast";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { server } from "./mock-server.ts";

// A screen or a dialog brings its code with it when it is first opened, which takes a busy machine a while.
configure({ asyncUtilTimeout: 5000 });

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
