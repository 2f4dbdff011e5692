import { fail } from "@fourball/domain/failure";
import { aSession } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { fillField } from "../../../testing/fill-field.ts";
import { server } from "../../../testing/mock-server.ts";
import { AccountSection } from "../late-sections.tsx";
import { openSettings } from "../open-settings.ts";

const section = <AccountSection onDeleted={() => undefined} />;

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("the account in the settings", () => {
  it("shows where it is signed in, and signs the others out", async () => {
    const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
    let sessions = [aSession(), aSession({ isCurrent: false, userAgent: iphone, createdAt: "2026-05-01T12:00:00.000Z" })];
    const endOtherSessions = () => {
      sessions = sessions.slice(0, 1);
      return { ended: 1 };
    };
    const { user } = openSettings({}, { account: { sessions: () => sessions, endOtherSessions } }, section);
    expect(await screen.findByText("Chrome on Linux")).toBeVisible();
    expect(screen.getByText("Safari on iPhone")).toBeVisible();
    await user.click(button("Sign out everywhere else"));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out everywhere else" }));
    expect(await screen.findByText("1 other session ended.")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).not.toBeInTheDocument());
  });

  it("puts a wrong current password beside its field", async () => {
    const changePassword = () => fail("passwordWrong", { path: ["currentPassword"] });
    const { user } = openSettings({}, { account: { changePassword } }, section);
    await fillField(user, await screen.findByLabelText("Current password"), "wrong");
    await fillField(user, screen.getByLabelText("New password"), "a longer walk");
    await user.click(button("Change password"));
    expect(await screen.findByText("Current password is incorrect")).toBeVisible();
    expect(screen.getByLabelText("Current password")).toHaveAttribute("aria-invalid", "true");
  });

  it("changes its password and begins anew", async () => {
    const { user } = openSettings({}, {}, section);
    await user.type(await screen.findByLabelText("Current password"), "a long walk");
    await user.type(screen.getByLabelText("New password"), "a longer walk");
    await user.click(button("Change password"));
    expect(await screen.findByText("Password changed")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("New password")).toHaveValue(""));
  });

  it("is downloaded as one file, and says when that fails", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    onTestFinished(() => saved.mockRestore());
    const { user } = openSettings({}, {}, section);
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
    const { user } = openSettings({}, { account: { delete: deleted } }, undefined, "/settings#account");
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
    await router.navigate({ to: "/settings", hash: "account" });
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await fillField(user, await screen.findByLabelText("Your password"), "a long walk");
    await user.click(button("Delete my account"));
    expect(await screen.findByRole("heading", { name: "Available Tee Times" })).toBeVisible();
    await waitFor(() => expect(router.state.status).toBe("idle"));
  });
});
