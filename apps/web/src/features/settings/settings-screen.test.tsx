import type { Account } from "@fourball/domain/account/schema";
import { conflict, Failure, invalid } from "@fourball/domain/failure";
import type { UpdateProfileInput } from "@fourball/domain/profile/settings";
import { anAccount, aSession, idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { browser } from "../../shared/session/session.ts";
import { fillField } from "../../testing/fill-field.ts";
import { server } from "../../testing/mock-server.ts";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const saves = vi.fn((_changes: UpdateProfileInput) => undefined);
afterEach(() => saves.mockClear());

/** The settings of Alex Lee, stored as on the server. */
function openSettings(of: Partial<Account> = {}, calls: MockTreeChanges = {}) {
  let account = anAccount(of);
  return renderRoute("/settings", {
    ...calls,
    account: { current: () => account, ...calls.account },
    profile: {
      update: (changes) => {
        saves(changes);
        account = { ...account, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
        return account;
      },
      ...calls.profile,
    },
  });
}

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const part = (name: string) => within(screen.getByRole("group", { name }));

/** The field for the address of a picture elsewhere. */
async function linkField(user: UserEvent, of: "Photo" | "Cover"): Promise<HTMLElement> {
  await screen.findByRole("group", { name: of });
  await user.click(part(of).getByRole("button", { name: "Use a link instead" }));
  return part(of).getByRole("textbox");
}
const button = (name: string) => screen.getByRole("button", { name });

describe("the public profile in the settings", () => {
  it("is filled in with what is stored, and nothing is to save yet", async () => {
    openSettings({ bio: "Walks fast", phoneNumber: "+15550102233", handicap: 12.4 });
    expect(await field(/Bio/)).toHaveValue("Walks fast");
    expect(await field(/Phone number/)).toHaveValue("+15550102233");
    expect(await field(/Handicap/)).toHaveValue("12.4");
    expect(screen.getByText("10/500")).toBeVisible();
    expect(screen.getByText("Recommended size 800x200 pixels")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save Changes" })).not.toBeInTheDocument();
  });

  it("counts what is not saved", async () => {
    const { user } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    expect(screen.getByText("1 change not saved")).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "Public Profile" }));
    expect(screen.getByText("2 changes not saved")).toBeVisible();
    await user.click(button("Reset"));
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
    expect(await screen.findByText("All changes saved")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Save Changes" })).not.toBeInTheDocument();
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
    await user.click(button("Reset"));
    expect(await field(/Bio/)).toHaveValue("Walks fast and far");
  });

  it("says what the server refused, and keeps what was typed", async () => {
    const refuse = () => {
      throw conflict("Somebody else changed this");
    };
    const { user } = openSettings({}, { profile: { update: refuse } });
    await fillField(user, await field(/Bio/), "Hello");
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Update Failed")).toBeVisible();
    expect(screen.getByText("Somebody else changed this")).toBeVisible();
    expect(await field(/Bio/)).toHaveValue("Hello");
  });

  it("says at once that it is not saved while there is no connection", async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    const offline = () => {
      throw new Failure("unavailable", "Service temporarily unavailable");
    };
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

describe("the preview", () => {
  it("follows what is typed", async () => {
    const { user } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    const preview = screen.getByRole("complementary", { name: "Your public profile" });
    expect(within(preview).getByText("Coffee after.")).toBeVisible();
    expect(within(preview).getByRole("link", { name: /View Full Profile/ })).toHaveAttribute("href", `/profile/${idOf(1)}`);
    expect(within(preview).getByRole("textbox", { name: "Public profile link" })).toHaveValue(
      `${window.location.origin}/profile/${idOf(1)}`,
    );
  });

  it("loads no picture before its address would be taken", async () => {
    const { user } = openSettings();
    const preview = await screen.findByRole("complementary", { name: "Your public profile" });
    const address = await linkField(user, "Cover");
    await fillField(user, address, "http://tracker.example/p.png");
    expect(preview.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/^\/assets\/sky-/));
    await fillField(user, address, "https://pictures.example/dunes.jpg");
    expect(preview.querySelector("img")).toHaveAttribute("src", "https://pictures.example/dunes.jpg");
  });

  it("of a private profile leads nowhere, and there is nothing to share", async () => {
    openSettings({ publicProfile: false });
    expect(await screen.findByRole("button", { name: "View Full Profile" })).toHaveAttribute("aria-disabled", "true");
    expect(button("Copy link")).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Enable public profile to share your link")).toBeVisible();
  });

  it("has a link to copy", async () => {
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/profile/${idOf(1)}`);
  });
});

describe("the sections", () => {
  const nav = () => within(screen.getByRole("navigation", { name: "Sections" }));

  it("are all on a wide page, with links to each", async () => {
    openSettings();
    for (const name of ["Profile", "Notifications", "Calendar", "Appearance", "Account"])
      expect(await screen.findByRole("heading", { level: 2, name })).toBeVisible();
    expect(nav().getByRole("link", { name: "Account" })).toHaveAttribute("href", "/settings#account");
    expect(nav().getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "location");
  });

  describe("on a phone", () => {
    const openOnPhone = (path = "/settings") => {
      onPhone();
      return renderRoute(path, {});
    };

    it("are rows that open one section each, and lead back", async () => {
      const { user } = openOnPhone();
      await screen.findByRole("link", { name: "Back to Dashboard" });
      await user.click(nav().getByRole("link", { name: "Notifications" }));
      expect(await screen.findByRole("heading", { name: "Notifications" })).toBeVisible();
      expect(screen.queryByRole("heading", { name: "Calendar" })).not.toBeInTheDocument();
      await user.click(screen.getByRole("link", { name: "Settings" }));
      expect(await screen.findByRole("link", { name: "Calendar" })).toBeVisible();
      expect(screen.queryByRole("heading", { name: "Notifications" })).not.toBeInTheDocument();
    });

    it("are opened by their address", async () => {
      openOnPhone("/settings#calendar");
      expect(await screen.findByRole("heading", { name: "Calendar" })).toBeVisible();
    });

    it("keep what was typed from one to the next, without a question", async () => {
      const { user } = openOnPhone("/settings#profile");
      await user.type(await field(/Bio/), "Coffee after.");
      await user.click(screen.getByRole("link", { name: "Settings" }));
      expect(await screen.findByText("1 change not saved")).toBeVisible();
      expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
      await user.click(nav().getByRole("link", { name: "Profile" }));
      expect(await field(/Bio/)).toHaveValue("Coffee after.");
    });

    it("lead to the field that cannot be saved", async () => {
      const { user } = openOnPhone("/settings#profile");
      await fillField(user, await field(/Handicap/), "ten");
      await user.click(screen.getByRole("link", { name: "Settings" }));
      await user.click(await screen.findByRole("button", { name: "Save Changes" }));
      expect(await screen.findByText("Handicap must be a number from 0 to 54")).toBeVisible();
    });
  });
});

describe("the account in the settings", () => {
  it("shows where it is signed in, and signs the others out", async () => {
    const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
    let sessions = [aSession(), aSession({ isCurrent: false, userAgent: iphone, createdAt: "2026-05-01T12:00:00.000Z" })];
    const endOtherSessions = () => {
      sessions = sessions.slice(0, 1);
      return { ended: 1 };
    };
    const { user } = openSettings({}, { account: { sessions: () => sessions, endOtherSessions } });
    expect(await screen.findByText("Chrome on Linux")).toBeVisible();
    expect(screen.getByText("Safari on iPhone")).toBeVisible();
    await user.click(button("Sign out everywhere else"));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out everywhere else" }));
    expect(await screen.findByText("1 other session ended.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).not.toBeInTheDocument());
  });

  it("puts a wrong current password beside its field", async () => {
    const changePassword = () => {
      throw invalid("Current password is incorrect", ["currentPassword"]);
    };
    const { user } = openSettings({}, { account: { changePassword } });
    await fillField(user, await screen.findByLabelText("Current password"), "wrong");
    await fillField(user, screen.getByLabelText("New password"), "a longer walk");
    await user.click(button("Change password"));
    expect(await screen.findByText("Current password is incorrect")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveAttribute("aria-invalid", "true");
  });

  it("changes its password and begins anew", async () => {
    const { user } = openSettings();
    await user.type(await screen.findByLabelText("Current password"), "a long walk");
    await user.type(screen.getByLabelText("New password"), "a longer walk");
    await user.click(button("Change password"));
    expect(await screen.findByText("Password changed")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("New password")).toHaveValue(""));
  });

  it("is downloaded as one file, and says when that fails", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    onTestFinished(() => saved.mockRestore());
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    server.use(http.get("*/api/account/archive", () => HttpResponse.json({ message: "Too many" }, { status: 429 })));
    await waitFor(() => expect(button("Download my data")).toBeEnabled());
    await user.click(button("Download my data"));
    expect(await screen.findByText("Download failed")).toBeVisible();
    expect(saved).toHaveBeenCalledOnce();
  });

  it("is deleted only with its password, and then the golfer is out", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    const deleted = vi.fn(() => ({ deleted: true as const }));
    const { user } = openSettings({}, { account: { delete: deleted } });
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    await user.click(dialog.getByRole("button", { name: "Delete my account" }));
    expect(await dialog.findByText("Password is required")).toBeVisible();
    await user.type(dialog.getByLabelText("Your password"), "a long walk");
    await user.click(dialog.getByRole("button", { name: "Delete my account" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
    expect(deleted).toHaveBeenCalledExactlyOnceWith({ password: "a long walk" });
  });

  it("is left without a question once it is deleted, whatever was not saved", async () => {
    const { user, router } = openSettings();
    vi.spyOn(browser, "goTo").mockImplementation(() => void router.navigate({ to: "/marketplace" }));
    await fillField(user, await field(/Bio/), "Hello");
    await user.click(button("Delete account"));
    await fillField(user, await screen.findByLabelText("Your password"), "a long walk");
    await user.click(button("Delete my account"));
    expect(await screen.findByRole("heading", { name: "Available Tee Times" })).toBeVisible();
    await waitFor(() => expect(router.state.status).toBe("idle"));
  });
});
