import { NOW } from "@fourball/testkit/fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { openTeeTime } from "../../testing/open-tee-time.ts";

/** Every observed element is at this distance from the top of the window. */
function everythingAt(top: number, bottom: number): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe(target: Element): void {
        this.#notify([{ target, isIntersecting: bottom > 0, boundingClientRect: { top, bottom } }]);
      }
      disconnect(): void {}
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the sky of a phone › is folded into a bar with course and time once it is scrolled away", async () => {
  everythingAt(-220, 0);
  openTeeTime();
  expect(await screen.findByText("Tomorrow, 6:10 AM")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Back to Marketplace" })).toHaveLength(2);
});

it("the sky of a phone › is not folded at the top", async () => {
  everythingAt(0, 220);
  openTeeTime();
  await screen.findByText("Jonas Reyes");
  expect(screen.queryByText("Tomorrow, 6:10 AM")).not.toBeInTheDocument();
});
