import { fail } from "@fourball/domain/failure";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { renderApp } from "../../testing/render-route.tsx";

const signedOut = () => fail("unauthorized");

const goTo = vi.fn<typeof browser.goTo>();

beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(browser, "goTo").mockImplementation(goTo);
});

it("an expired session › leads from the list to sign-in and back", async () => {
  window.history.replaceState(null, "", "/marketplace?filter=today");
  const { user } = renderApp("/marketplace", {
    teeTime: { list: ({ filter }) => (filter ? signedOut() : { items: [aTeeTimeCard()], nextCursor: null }) },
  });
  await screen.findByRole("article");
  await user.click(screen.getByRole("radio", { name: /^Today/ }));
  expect(await screen.findByText("You are logged out. Logging in again...")).toBeInTheDocument();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/api/login?returnTo=%2Fmarketplace%3Ffilter%3Dtoday"));
});

it("an expired session › is handled once for several failing queries", async () => {
  window.history.replaceState(null, "", "/marketplace");
  renderApp("/marketplace", {
    teeTime: { list: signedOut, count: signedOut, countByDay: signedOut },
    dashboard: { stats: signedOut },
  });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/api/login?returnTo=%2Fmarketplace"));
  expect(goTo).toHaveBeenCalledTimes(1);
});

it("a visitor › sees the landing page instead of sign-in", async () => {
  renderApp("/marketplace", { account: { current: signedOut } });
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText("Unauthorized")).not.toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
});
