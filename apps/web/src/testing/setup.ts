import "fake-indexeddb/auto";
import "temporal-polyfill/global";
import { setMaxListeners } from "node:events";
import "@testing-library/jest-dom/vitest";
import { toastManager } from "@fourball/ui/overlays/toast";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { forgetHere } from "../kit/offline/forget-device.ts";
import { noteReached } from "../kit/trpc/connection.ts";
import { server } from "./mock-server.ts";

// Lazy screens load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A wait drops the error of every attempt but the last, so the page is printed only when the message is read.
configure(({ getElementError }) => ({
  getElementError: function lazyElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    Error.captureStackTrace(error, lazyElementError);
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
}));

// The simulated browser has no layout: nothing lies beneath anything.
document.elementsFromPoint ??= () => [];
document.elementFromPoint ??= () => null;

// msw adds one listener to its channel for each socket that a test opens.
setMaxListeners(0);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  // A call of another test may have found its server gone after its end.
  noteReached();
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
  delete document.documentElement.dataset.theme;
  // One that ends now would be there again for a test whose simulated clock is earlier.
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous.
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie}; path=/; max-age=-1`;
  // Stops what still sends, too. What the next test keeps comes after it, as the database does one after the other.
  void forgetHere();
  try {
    // React, the router and the libraries report errors there.
    expect(console.error).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});
afterAll(async () => {
  // A module whose loading is cut off stays broken for the other files of the same process.
  await vi.dynamicImportSettled();
  server.close();
});
