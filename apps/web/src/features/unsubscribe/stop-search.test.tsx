import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aSavedSearch } from "@fourball/testkit/saved-search-fixtures";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const link = { id: idOf(380), token: "t0ken" };

/** The page of the link in a mail, for a golfer who isn't signed in here. */
const open = (savedSearch: MockTreeChanges["savedSearch"]) =>
  renderRoute(`/unsubscribe#token=${link.token}&search=${link.id}`, {
    savedSearch,
    account: {
      current: () => fail("unauthorized"),
    },
  });

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

const stop = () => screen.getByRole("button", { name: "Stop these emails" });

describe("the link that stops a saved search", () => {
  it("is one button that turns it off, says which, and turns it on again", async () => {
    const switchByLink = vi.fn(({ isOn }: { isOn: boolean }) => ({ ...aSavedSearch(), isOn }));
    const { user } = open({ switchByLink });
    expect(await heading("Stop emails about this search?")).toBeVisible();
    expect(switchByLink).not.toHaveBeenCalled();
    await user.click(stop());
    expect(await heading("You won't hear about these games")).toHaveAttribute("aria-live", "polite");
    expect(screen.getByText(/^Morning games within 25.mi of Monterey, walking preferred$/)).toBeVisible();
    expect(switchByLink).toHaveBeenLastCalledWith({ ...link, isOn: false });
    await user.click(screen.getByRole("button", { name: "Turn it back on" }));
    expect(await heading("You'll hear about these games again")).toBeVisible();
    expect(switchByLink).toHaveBeenLastCalledWith({ ...link, isOn: true });
    expect(screen.getByRole("button", { name: "Turn it off" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All your saved searches" })).toHaveAttribute("href", "/settings#searches");
  });

  it("says when the search is gone", async () => {
    const { user } = open({
      switchByLink: () => fail("linkOver"),
    });
    await heading("Stop emails about this search?");
    await user.click(stop());
    expect(await heading("This link has expired")).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("can be tried again when it did not work this time", async () => {
    let isDown = true;
    const { user } = open({
      switchByLink: ({ isOn }) => {
        if (isDown) return fail("serviceUnavailable");
        return { ...aSavedSearch(), isOn };
      },
    });
    await heading("Stop emails about this search?");
    await user.click(stop());
    expect(await screen.findByRole("alert")).toHaveTextContent("Service temporarily unavailable");
    isDown = false;
    await user.click(stop());
    expect(await heading("You won't hear about these games")).toBeVisible();
  });
});
