import type { Account } from "@fourball/domain/account/schema";
import { fail, type Refusal } from "@fourball/domain/failure";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const phoneNumber = "+15550102233";
const withTexts = { phoneNumber, smsOptInAt: NOW };

/** The settings of Alex Lee, with consents recorded as on the server. */
function openSettings(of: Partial<Account> = {}, refusal?: Refusal<"serviceUnavailable">) {
  let account = anAccount(of);
  const update = vi.fn(({ smsOptIn, marketingOptIn, ...changes }: UpdateProfileInput) => {
    if (refusal) return refusal;
    account = {
      ...account,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      ...(smsOptIn !== undefined && { smsOptInAt: smsOptIn ? NOW : null }),
      ...(marketingOptIn !== undefined && { marketingOptInAt: marketingOptIn ? NOW : null }),
    };
    return account;
  });
  return { ...renderRoute("/settings#notifications", { account: { current: () => account }, profile: { update } }), update };
}

/** Folded at first. */
async function unfold({ user }: { user: UserEvent }) {
  await user.click(await screen.findByRole("button", { name: /^Choose by kind/ }));
}
const channel = (name: string) => screen.findByRole("switch", { name });
const box = (name: string) => screen.findByRole("checkbox", { name });
const save = () => screen.getByRole("button", { name: "Save Preferences" });
const reset = () => screen.getByRole("button", { name: "Reset" });
const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));

describe("a channel", () => {
  it("says where it goes, and is turned off at once with a way back", async () => {
    const { user, update } = openSettings();
    expect(await channel("Email")).toBeChecked();
    expect(await channel("Email")).toHaveAccessibleDescription("alex.lee@example.com");
    await user.click(await channel("Email"));
    expect(await channel("Email")).not.toBeChecked();
    expect(update).toHaveBeenCalledExactlyOnceWith({ emailOn: false });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ emailOn: true }));
    expect(await channel("Email")).toHaveFocus();
    await waitFor(async () => expect(await channel("Email")).toBeChecked());
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("stays as it was when it can't be saved", async () => {
    const { user } = openSettings({}, fail("serviceUnavailable"));
    await user.click(await channel("Email"));
    expect(await screen.findByText("Service temporarily unavailable")).toBeVisible();
    expect(await channel("Email")).toBeChecked();
  });

  it("that is off has no column, and keeps its choices", async () => {
    const opened = openSettings({ ...withTexts, emailTeeTimeChanges: false });
    await unfold(opened);
    await opened.user.click(await channel("Email"));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Email" })).not.toBeInTheDocument());
    await opened.user.click(await channel("Email"));
    expect(await box("Changes and reminders: Email")).not.toBeChecked();
    expect(await box("Requests to join: Email")).toBeChecked();
  });

  it("is off when no kind is left, and then turns on with all of them", async () => {
    const none = { smsJoinRequests: false, smsRequestApprovals: false, smsTeeTimeChanges: false };
    const { user, update } = openSettings({ ...withTexts, ...none });
    expect(await channel("Texts")).not.toBeChecked();
    await user.click(await channel("Texts"));
    await waitFor(async () => expect(await channel("Texts")).toBeChecked());
    expect(update).toHaveBeenCalledExactlyOnceWith({
      smsOptIn: true,
      smsJoinRequests: true,
      smsRequestApprovals: true,
      smsTeeTimeChanges: true,
    });
  });

  it("leaves what was changed below to be saved", async () => {
    const opened = openSettings(withTexts);
    await unfold(opened);
    await opened.user.click(await box("Requests to join: Email"));
    await opened.user.click(await channel("Texts"));
    await waitFor(async () => expect(await channel("Texts")).not.toBeChecked());
    expect(await box("Requests to join: Email")).not.toBeChecked();
    expect(screen.getByText("1 change not saved")).toBeVisible();
  });
});

describe("the choices by kind", () => {
  it("are one table of kinds and channels, with an empty cell where nothing can be sent", async () => {
    const opened = openSettings(withTexts);
    expect(await screen.findByText("7 of 8 on")).toBeVisible();
    await unfold(opened);
    expect(await screen.findByRole("columnheader", { name: "Email" })).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Text" })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "Push" })).not.toBeInTheDocument();
    for (const name of [/^Requests to join/, /^Replies from hosts/, /^Changes and reminders/])
      expect((await row(name)).getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    expect((await row(/^Weekly email/)).getAllByRole("checkbox")).toHaveLength(1);
    expect((await row(/^Weekly email/)).getByText("Not by text")).toBeInTheDocument();
  });

  it("are saved, those that were changed and nothing else", async () => {
    const opened = openSettings();
    await unfold(opened);
    await opened.user.click(await box("Requests to join: Email"));
    expect(screen.getByText("3 of 5 on")).toBeVisible();
    await opened.user.click(save());
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(opened.update).toHaveBeenCalledExactlyOnceWith({ emailJoinRequests: false });
    expect(await box("Requests to join: Email")).not.toBeChecked();
    expect(save()).toHaveAttribute("aria-disabled", "true");
    expect(reset()).toHaveAttribute("aria-disabled", "true");
  });

  it("go back to what was saved", async () => {
    const opened = openSettings();
    await unfold(opened);
    await opened.user.click(await box("Changes and reminders: Email"));
    await opened.user.click(reset());
    expect(await box("Changes and reminders: Email")).toBeChecked();
  });
});

describe("text messages", () => {
  it("need a phone number, and lead to its field", async () => {
    const { user, update } = openSettings({ phoneNumber: null });
    expect(await channel("Texts")).toBeDisabled();
    expect(await channel("Texts")).toHaveAccessibleDescription("Add a phone number to get texts");
    await user.click(screen.getByRole("link", { name: "Add a phone number" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /Phone number/ })).toHaveFocus());
    expect(update).not.toHaveBeenCalled();
  });

  it("are off until the golfer agrees, whatever the stored flags say", async () => {
    const { user, update } = openSettings({ phoneNumber });
    expect(await channel("Texts")).not.toBeChecked();
    expect(await channel("Texts")).toHaveAccessibleDescription(`Turn on to agree to texts at ${phoneNumber}.`);
    await user.click(await channel("Texts"));
    expect(update).toHaveBeenCalledExactlyOnceWith({ smsOptIn: true });
    await waitFor(async () => expect(await channel("Texts")).toHaveAccessibleDescription(phoneNumber));
  });

  it("take the consent back with the switch, or with the last box", async () => {
    const opened = openSettings({ ...withTexts, smsJoinRequests: false, smsTeeTimeChanges: false });
    await unfold(opened);
    await opened.user.click(await box("Replies from hosts: Text"));
    await opened.user.click(save());
    await waitFor(async () => expect(await channel("Texts")).not.toBeChecked());
    expect(opened.update).toHaveBeenCalledExactlyOnceWith({ smsOptIn: false, smsRequestApprovals: false });
  });
});

describe("the weekly email", () => {
  it("is one box: consent and switch", async () => {
    const opened = openSettings();
    const { user, update } = opened;
    await unfold(opened);
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
    await unfold(openSettings({ marketingOptInAt: NOW, emailMarketing: false }));
    expect(await box("Weekly email: Email")).not.toBeChecked();
  });
});

describe("being asked when a spot opens", () => {
  const asked = () => channel("Ask me when a spot opens");

  it("is turned off for every channel, and on again", async () => {
    const { user, update } = openSettings();
    expect(await asked()).toBeChecked();
    await user.click(await asked());
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ emailOpenSpots: false, pushOpenSpots: false }));
    await user.click(await asked());
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenLastCalledWith({ emailOpenSpots: true, pushOpenSpots: true }));
  });

  it("is on as long as one channel has it", async () => {
    openSettings({ emailOpenSpots: false });
    expect(await asked()).toBeChecked();
  });
});
