import type { Account } from "@fourball/domain/account/schema";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { anAccount, NOW } from "@fourball/testkit/fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const phoneNumber = "+15550102233";

/** The settings of Alex Lee, with consents recorded as on the server. */
function openSettings(of: Partial<Account> = {}) {
  let account = anAccount(of);
  const update = vi.fn(({ smsOptIn, marketingOptIn }: UpdateProfileInput) => {
    account = {
      ...account,
      ...(smsOptIn !== undefined && { smsOptInAt: smsOptIn ? NOW : null }),
      ...(marketingOptIn !== undefined && { marketingOptInAt: marketingOptIn ? NOW : null }),
    };
    return account;
  });
  return { ...renderRoute("/settings", { account: { current: () => account }, profile: { update } }), update };
}

const box = (name: string) => screen.findByRole("checkbox", { name });
const save = () => screen.getByRole("button", { name: "Save Preferences" });

describe("consent to messages", () => {
  it("is not assumed", async () => {
    openSettings({ phoneNumber });
    expect(await box(`I agree to text messages at ${phoneNumber}`)).not.toBeChecked();
    expect(await box("Send me the weekly email at alex.lee@example.com")).not.toBeChecked();
    expect(screen.getAllByText("We won't send anything until you agree.")).toHaveLength(2);
  });

  it("is saved with the preferences, and shown with its day", async () => {
    const { user, update } = openSettings({ phoneNumber });
    await user.click(await box(`I agree to text messages at ${phoneNumber}`));
    await user.click(await box("Send me the weekly email at alex.lee@example.com"));
    await user.click(save());
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(update).toHaveBeenCalledExactlyOnceWith({ smsOptIn: true, marketingOptIn: true });
    expect(screen.getAllByText("You agreed on Jun 11, 2026. You can change your mind anytime.")).toHaveLength(2);
    await waitFor(() => expect(save()).toHaveAttribute("aria-disabled", "true"));
  });

  it("is taken back", async () => {
    const { user, update } = openSettings({ phoneNumber, smsOptInAt: NOW });
    const sms = await box(`I agree to text messages at ${phoneNumber}`);
    expect(sms).toBeChecked();
    await user.click(sms);
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith({ smsOptIn: false }));
  });

  it("to text messages waits for a phone number", async () => {
    openSettings({ phoneNumber: null });
    expect(await box("I agree to text messages")).toHaveAttribute("aria-disabled", "true");
  });
});

it("notification preferences › each switch describes what it covers", async () => {
  openSettings();
  const email = within(await screen.findByRole("group", { name: "Email" }));
  expect(email.getByRole("switch", { name: "Join requests" })).toHaveAccessibleDescription(
    "Someone asks to join your game or drops out, or your reply is almost due.",
  );
  expect(email.getByRole("switch", { name: "Request approvals" })).toHaveAccessibleDescription(
    "A host replies to your request, it expires, or a spot opens on your waitlist.",
  );
  expect(email.getByRole("switch", { name: "Tee time changes" })).toHaveAccessibleDescription(
    "Changes, cancellations and reminders for your games.",
  );
});
