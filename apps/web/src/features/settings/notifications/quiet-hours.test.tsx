import type { Account } from "@fourball/domain/account/schema";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const timeZone = Temporal.Now.timeZoneId();

function openSettings(of: Partial<Account> = {}) {
  const account = anAccount({ phoneNumber: "+15550102233", ...of });
  const update = vi.fn(() => account);
  return { ...renderRoute("/settings#notifications", { account: { current: () => account }, profile: { update } }), update };
}

/** Folded at first. */
async function unfold(user: UserEvent) {
  await user.click(await screen.findByRole("button", { name: /^Quiet hours/ }));
}
const quiet = () => screen.findByRole("switch", { name: /^Quiet hours/ });
const save = () => screen.getByRole("button", { name: "Save Preferences" });

describe("quiet hours", () => {
  it("are on from 10 PM to 7 AM, and can be turned off", async () => {
    const { user, update } = openSettings();
    await unfold(user);
    expect(await screen.findByRole("switch", { name: "Quiet hours 10 PM to 7 AM" })).toBeChecked();
    await user.click(await quiet());
    expect(screen.queryByRole("combobox", { name: "From" })).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ quietHours: null, timeZone }));
  });

  it("start and end at other times, on this browser's clock", async () => {
    const { user, update } = openSettings();
    await unfold(user);
    await user.selectOptions(await screen.findByRole("combobox", { name: "From" }), "9:00 PM");
    await user.selectOptions(screen.getByRole("combobox", { name: "To" }), "8:00 AM");
    expect(await screen.findByRole("switch", { name: "Quiet hours 9 PM to 8 AM" })).toBeChecked();
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ quietHours: { from: "21:00", to: "08:00" }, timeZone }));
  });

  it("don't end when they start", async () => {
    const { user } = openSettings({ quietHours: { from: "22:30", to: "07:00" } });
    await unfold(user);
    expect(await screen.findByRole("combobox", { name: "From" })).toHaveValue("22:30");
    const [seven] = screen.getAllByRole("option", { name: "7:00 AM" });
    expect(seven).toBeDisabled();
  });

  it("say in their row when they are", async () => {
    const { user } = openSettings();
    expect(await screen.findByText("10 PM to 7 AM")).toBeVisible();
    await unfold(user);
    await user.click(await quiet());
    expect(screen.getByText("Off", { exact: true })).toBeVisible();
  });
});
