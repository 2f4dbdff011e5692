import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const phoneNumber = "+15550102233";
const withTexts = { phoneNumber, smsOptInAt: NOW };

/** The settings of Alex Lee, with consents recorded as on the server. */
function openSettings(of: Partial<Account> = {}) {
  let account = anAccount(of);
  const update = vi.fn(({ smsOptIn, marketingOptIn, ...changes }: UpdateProfileInput) => {
    account = {
      ...account,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      ...(smsOptIn !== undefined && { smsOptInAt: smsOptIn ? NOW : null }),
      ...(marketingOptIn !== undefined && { marketingOptInAt: marketingOptIn ? NOW : null }),
    };
    return account;
  });
  return { ...renderRoute("/settings", { account: { current: () => account }, profile: { update } }), update };
}

const box = (name: string) => screen.findByRole("checkbox", { name });
const save = () => screen.getByRole("button", { name: "Save Preferences" });
/** Of the preferences: the profile above has one of its own. */
const reset = () => within(save().closest("form") ?? document.body).getByRole("button", { name: "Reset" });
const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));

describe("notification preferences", () => {
  it("are one table of kinds and channels, with a dash where nothing can be sent", async () => {
    openSettings(withTexts);
    expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "SMS" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Push" })).not.toBeInTheDocument();
    for (const name of [/^Join requests/, /^Request approvals/, /^Tee time changes/])
      expect((await row(name)).getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    expect((await row(/^Weekly email/)).getAllByRole("checkbox")).toHaveLength(1);
    expect((await row(/^Weekly email/)).getByText("Not sent")).toBeInTheDocument();
  });

  it("are saved, those that were changed and nothing else", async () => {
    const { user, update } = openSettings();
    await user.click(await box("Join requests: Email"));
    await user.click(save());
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(update).toHaveBeenCalledExactlyOnceWith({ emailJoinRequests: false });
    expect(await box("Join requests: Email")).not.toBeChecked();
    expect(save()).toHaveAttribute("aria-disabled", "true");
    expect(reset()).toHaveAttribute("aria-disabled", "true");
  });

  it("go back to what was saved", async () => {
    const { user } = openSettings();
    await user.click(await box("Tee time changes: Email"));
    await user.click(reset());
    expect(await box("Tee time changes: Email")).toBeChecked();
  });
});

describe("text messages", () => {
  it("need a phone number, and lead to its field", async () => {
    const { user, update } = openSettings({ phoneNumber: null });
    for (const name of ["Join requests: SMS", "Request approvals: SMS", "Tee time changes: SMS"])
      expect(await box(name)).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("link", { name: "Add a phone number to turn on SMS" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /Phone number/ })).toHaveFocus());
    expect(update).not.toHaveBeenCalled();
  });

  it("are off until the golfer agrees, whatever the stored flags say", async () => {
    const { user, update } = openSettings({ phoneNumber });
    expect(await box("Join requests: SMS")).not.toBeChecked();
    expect(screen.getByText(/By checking a box under SMS, you agree to text messages/)).toBeVisible();
    await user.click(await box("Request approvals: SMS"));
    await user.click(save());
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith({
        smsOptIn: true,
        smsJoinRequests: false,
        smsRequestApprovals: true,
        smsTeeTimeChanges: false,
      }),
    );
    expect(await box("Request approvals: SMS")).toBeChecked();
    expect(await box("Join requests: SMS")).not.toBeChecked();
  });

  it("take the consent back with the last box", async () => {
    const { user, update } = openSettings({ ...withTexts, smsJoinRequests: false, smsTeeTimeChanges: false });
    await user.click(await box("Request approvals: SMS"));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[0]).toMatchObject({ smsOptIn: false, smsRequestApprovals: false });
  });
});

describe("the weekly email", () => {
  it("is one box: consent and switch", async () => {
    const { user, update } = openSettings();
    expect(await box("Weekly email: Email")).not.toBeChecked();
    await user.click(await box("Weekly email: Email"));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ emailMarketing: true, marketingOptIn: true }));
    expect(await screen.findByText(/You agreed on Jun 11, 2026\./)).toBeVisible();
    await user.click(await box("Weekly email: Email"));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ emailMarketing: false, marketingOptIn: false }));
  });

  it("is off for a golfer who unsubscribed", async () => {
    openSettings({ marketingOptInAt: NOW, emailMarketing: false });
    expect(await box("Weekly email: Email")).not.toBeChecked();
  });
});
