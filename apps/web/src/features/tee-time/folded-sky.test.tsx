import { NOW } from "@fourball/testkit/fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onPhone } from "../../testing/on-phone.ts";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { scrollEverythingTo } from "../../testing/treat-as-visible.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  onPhone();
});
afterEach(() => {
  vi.useRealTimers();
});

it("the sky of a phone › is folded into a bar with course and time once it is scrolled away", async () => {
  scrollEverythingTo(-220, 0);
  openTeeTime();
  expect(await screen.findByText("Tomorrow, 6:10 AM PDT")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Back to Marketplace" })).toHaveLength(2);
});

it("the sky of a phone › is not folded at the top", async () => {
  scrollEverythingTo(0, 220);
  openTeeTime();
  await screen.findByText("Jonas Reyes");
  expect(screen.queryByText("Tomorrow, 6:10 AM PDT")).not.toBeInTheDocument();
});
