import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { rememberPlace } from "../../../kit/remembered-position.ts";
import { renderPart } from "../../../testing/render-route.tsx";
import { PrivacySection } from "./privacy-section.tsx";

const sharing = () => screen.findByRole("switch", { name: "Use it on my other devices" });

function open(homePlace = anAccount().homePlace) {
  let account = anAccount({ homePlace });
  const update = vi.fn((changes: object) => {
    account = { ...account, ...changes };
    return account;
  });
  const { user } = renderPart("/settings", <PrivacySection />, { account: { current: () => account }, profile: { update } });
  return { user, update };
}

describe("where the golfer plays", () => {
  it("is stored with the account by consent only, and forgotten again", async () => {
    rememberPlace({ position: { latitude: 40.01, longitude: -105.27 }, name: "Boulder" });
    const { user, update } = open();
    expect(await sharing()).not.toBeChecked();
    expect(screen.getByText(/^Boulder, rounded to about a kilometer/)).toBeVisible();
    await user.click(await sharing());
    await waitFor(() =>
      expect(update).toHaveBeenLastCalledWith({ homePlace: { latitude: 40.01, longitude: -105.27, name: "Boulder" } }),
    );
    expect(await sharing()).toBeChecked();
    await user.click(await sharing());
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ homePlace: null }));
    expect(await sharing()).not.toBeChecked();
  });

  it("can be forgotten on a device that doesn't know it", async () => {
    const { user, update } = open({ latitude: 40.01, longitude: -105.27, name: null });
    expect(await sharing()).toBeChecked();
    await user.click(await sharing());
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ homePlace: null }));
    expect(await sharing()).not.toBeChecked();
  });

  it("is no question while it isn't known", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Blocked golfers" })).toBeVisible();
    expect(screen.queryByRole("switch", { name: "Use it on my other devices" })).toBeNull();
  });
});
