import { fail } from "@fourball/domain/failure";
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { fillField } from "../../../testing/fill-field.ts";
import { linkField, openSettings, saves } from "../open-settings.ts";

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const reset = () => button("Reset");

describe("the public profile in the settings", () => {
  it("is filled in with what is stored, and nothing is to save yet", async () => {
    openSettings({ bio: "Walks fast", phoneNumber: "+15550102233", handicap: 12.4 });
    expect(await field(/Bio/)).toHaveValue("Walks fast");
    expect(await field(/Phone number/)).toHaveValue("+15550102233");
    expect(await field(/Handicap/)).toHaveValue("12.4");
    expect(screen.getByText("10/500")).toBeVisible();
    expect(screen.getByText("Recommended size 800x200 pixels")).toBeVisible();
    expect(button("Save Changes")).toHaveAttribute("aria-disabled", "true");
    expect(reset()).toHaveAttribute("aria-disabled", "true");
  });

  it("counts what is not saved", async () => {
    const { user } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    expect(screen.getByText("1 change not saved")).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "Public Profile" }));
    expect(screen.getByText("2 changes not saved")).toBeVisible();
    await user.click(reset());
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
    expect(await field(/Bio/)).toHaveValue("");
  });

  it("is saved, said, and then shown as saved", async () => {
    const { user } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    await user.clear(await field(/Handicap/));
    await user.click(screen.getByRole("switch", { name: "Public Profile" }));
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    // Another tab may have changed the rest.
    expect(saves).toHaveBeenCalledExactlyOnceWith({ bio: "Coffee after.", handicap: null, publicProfile: false });
    expect(await screen.findByText("All changes saved")).toBeVisible();
    expect(button("Save Changes")).toHaveFocus();
    expect(button("Save Changes")).toHaveAttribute("aria-disabled", "true");
  });

  it("is not sent again by Enter while nothing has changed", async () => {
    const { user } = openSettings();
    await user.type(await field(/Handicap/), "{Enter}");
    expect(saves).not.toHaveBeenCalled();
  });

  it("is saved without the notifications that were changed", async () => {
    const { user, router } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    await router.navigate({ to: "/settings", hash: "notifications" });
    await user.click(await screen.findByText("Choose by kind"));
    await user.click(await screen.findByRole("checkbox", { name: "Requests to join: Email" }));
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(saves).toHaveBeenCalledExactlyOnceWith({ bio: "Coffee after." });
    expect(screen.getByRole("checkbox", { name: "Requests to join: Email" })).not.toBeChecked();
    expect(button("Save Preferences")).toHaveAttribute("aria-disabled", "false");
  });

  it("is saved beside a name that a new one could not be like, until that is changed", async () => {
    const { user } = openSettings({ firstName: "Visit www.evil.example", lastName: "Admin" });
    await user.type(await field(/Bio/), "Coffee after.");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(saves).toHaveBeenCalledExactlyOnceWith({ bio: "Coffee after." });
    await user.type(await field("First name"), "!");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Leave out web and email addresses, and put a space after each dot")).toBeVisible();
    expect(saves).toHaveBeenCalledOnce();
  });

  it("takes a handicap with a comma", async () => {
    const { user } = openSettings();
    await fillField(user, await field(/Handicap/), "12,4");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(saves).toHaveBeenCalledExactlyOnceWith({ handicap: 12.4 });
  });

  it.each([
    [/Phone number/, "call me", "Please enter a valid phone number"],
    [/Handicap/, "55", "Handicap must be a number from 0 to 54"],
    [/Handicap/, "ten", "Handicap must be a number from 0 to 54"],
    [/Handicap/, "0x10", "Handicap must be a number from 0 to 54"],
    [/Handicap/, "1e1", "Handicap must be a number from 0 to 54"],
    [/Bio/, "a".repeat(501), "Bio must be 500 characters or less"],
  ])("%s refuses what it cannot take", async (name, typed, words) => {
    const { user } = openSettings();
    const input = await field(name);
    await fillField(user, input, typed);
    await user.click(button("Save Changes"));
    expect(await screen.findByText(words)).toBeVisible();
    expect(input).toHaveAttribute("aria-invalid", "true");
    expect(saves).not.toHaveBeenCalled();
  });

  it("shows what is wrong with a link", async () => {
    const { user } = openSettings();
    const link = await linkField(user, "Cover");
    expect(link).toHaveAccessibleName("Cover image URL (optional)");
    await fillField(user, link, "not an address");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Please enter a valid URL")).toBeVisible();
    expect(saves).not.toHaveBeenCalled();
  });

  it("goes back to what was last saved", async () => {
    const { user } = openSettings({ bio: "Walks fast" });
    await fillField(user, await field(/Bio/), "Walks fast and far");
    await user.click(button("Save Changes"));
    await screen.findByText("Profile Updated!");
    await user.clear(await field(/Bio/));
    await user.click(reset());
    expect(await field(/Bio/)).toHaveValue("Walks fast and far");
  });

  it("says what the server refused, and keeps what was typed", async () => {
    const refuse = () => fail("tooManyRequests");
    const { user } = openSettings({}, { profile: { update: refuse } });
    await fillField(user, await field(/Bio/), "Hello");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Update Failed")).toBeVisible();
    expect(screen.getByText("Too many requests")).toBeVisible();
    expect(await field(/Bio/)).toHaveValue("Hello");
  });

  it("says at once that it is not saved while there is no connection", async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const offline = () => fail("serviceUnavailable");
    const { user } = openSettings({}, { profile: { update: offline } });
    await fillField(user, await field(/Bio/), "Hello");
    onlineManager.setOnline(false);
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Update Failed")).toBeVisible();
  });

  it("confirms before leaving unsaved changes", async () => {
    const { user, router } = openSettings();
    await fillField(user, await field(/Bio/), "Hello");
    await user.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(router.state.location.pathname).toBe("/settings");
    await user.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });
});
